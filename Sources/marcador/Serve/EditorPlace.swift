import Diagnostics
import PreviewServer
import Site

/// The address of the editor in a preview, where no file of a site can be seen.
enum EditorPlace {
  /// What is said of a site that would be there, or has files that would be.
  static func diagnostics(_ plan: SitePlan) -> [Diagnostic] {
    let base = plan.basePath
    if isFirst(in: base) { return [ServeWords.hiddenByEditor(base)] }
    guard base.isEmpty, let hidden = plan.entries.first(where: { isFirst(in: $0.path.text) }) else {
      return []
    }
    return [ServeWords.fileHiddenByEditor(hidden.path.text)]
  }

  private static func isFirst(in path: String) -> Bool {
    path.split(separator: "/").first.map { $0.utf8.elementsEqual(RequestGate.editor.utf8) }
      ?? false
  }
}
