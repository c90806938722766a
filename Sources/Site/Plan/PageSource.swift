import Diagnostics
import Templates

/// What a page was written by: its template, and which part of it wrote what.
struct PageSource {
  /// A stretch of the page's text, as a person who mends the template has to know of it.
  struct Stretch {
    let place: SourceLocation?
    let text: String
    /// Whether the template has the text as it is, so that it is the same on each page.
    let isVerbatim: Bool
  }

  /// The file of the template.
  let file: String
  private let trace: RenderingTrace?
  private let prosa: Prosa?
  /// Where the prose begins in the page.
  private let startOfProsa: Int?
  private let plain: PlainText
  private let lineStarts: [Int]

  /// - Parameters:
  ///   - trace: nil where the page was never drawn.
  ///   - prosa: what somebody wrote that is in the page as it is.
  init(file: String, trace: RenderingTrace?, prosa: Prosa? = nil) {
    self.file = file
    self.trace = trace
    self.prosa = prosa
    let bytes = trace?.bytes ?? []
    plain = PlainText(bytes)
    startOfProsa = prosa.flatMap { trace?.start(of: $0.markdown) }
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The place that wrote the start of a line, counted from 1.
  func place(ofLine line: Int) -> SourceLocation? {
    let start = start(ofLine: line)
    return placeInProsa(of: start) ?? trace?.place(at: start)
  }

  /// Where a text is for the first time, from a line on; the start of that line where it is not to be
  /// found, because it is written in another way.
  func stretch(_ text: String, fromLine line: Int) -> Stretch? {
    let start = start(ofLine: line)
    let wanted = Array(text.utf8)
    let place = plain.places(of: wanted).first { plain.origin(of: $0) >= start }
    return place.map { stretch($0..<$0 + wanted.count) } ?? self.line(line, of: text)
  }

  /// The start of a line, for a text that is somewhere from there on.
  func line(_ line: Int, of text: String) -> Stretch? {
    placeInProsa(of: start(ofLine: line)).map {
      Stretch(place: $0, text: text, isVerbatim: true)
    }
  }

  /// Where a link leads to `destination`; of several, one of them by number. The way up to the root of
  /// the site that a value put before it is left out: it is another on other pages.
  func link(_ destination: String, number: Int) -> Stretch? {
    let wanted = Array(destination.utf8)
    let places = plain.places(of: wanted).filter { plain.isDestination(at: $0) }
    guard let place = places.dropFirst(number).first ?? places.last else {
      return fragment(of: destination) ?? somewhereInProsa(destination)
    }
    let whole = stretch(place..<place + wanted.count)
    let wayUp = wanted.prefix { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }.count
    if whole.isVerbatim || wayUp == 0 || wayUp == wanted.count { return whole }
    let inner = stretch(place + wayUp..<place + wanted.count)
    return inner.isVerbatim ? inner : whole
  }

  /// Where what is behind the `#` of a link is, however the link says which page it leads to.
  private func fragment(of destination: String) -> Stretch? {
    guard let hash = destination.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let wanted = Array(destination[hash...].utf8)
    return plain.places(of: wanted).first.map {
      let found = stretch($0..<$0 + wanted.count)
      return Stretch(place: found.place, text: destination, isVerbatim: false)
    }
  }

  /// A template is found to have what it has: what is nowhere is written in the prose in a way that only
  /// Markdown knows.
  private func somewhereInProsa(_ text: String) -> Stretch? {
    startOfProsa.flatMap { placeInProsa(of: $0) }.map {
      Stretch(place: $0, text: text, isVerbatim: true)
    }
  }

  private func stretch(_ places: Range<Int>) -> Stretch {
    let written = plain.origin(of: places.lowerBound)..<plain.origin(of: places.upperBound)
    let text = String(decoding: plain.bytes[places], as: UTF8.self)
    if let place = placeInProsa(of: written.lowerBound) {
      return Stretch(place: place, text: text, isVerbatim: true)
    }
    return Stretch(
      place: trace?.place(at: written.lowerBound), text: text,
      isVerbatim: trace?.isVerbatim(written) == true)
  }

  private func placeInProsa(of offset: Int) -> SourceLocation? {
    guard let prosa, let startOfProsa,
      (0..<prosa.markdown.count).contains(offset - startOfProsa)
    else { return nil }
    return prosa.location(at: offset - startOfProsa)
  }

  private func start(ofLine line: Int) -> Int {
    lineStarts[min(max(line, 1), lineStarts.count) - 1]
  }
}
