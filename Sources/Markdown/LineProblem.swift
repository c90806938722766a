/// A problem at a line of the author's text; the renderer adds the file.
struct LineProblem: Error {
  var problem: MarkdownError.Problem
  var line: Int

  init(_ problem: MarkdownError.Problem, line: Int) {
    self.problem = problem
    self.line = line
  }
}
