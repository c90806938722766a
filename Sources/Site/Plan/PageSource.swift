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
  private let plain: PlainText

  /// - Parameters:
  ///   - trace: nil where the page was never drawn.
  ///   - prosa: what somebody wrote that is in the page as it is.
  init(file: String, trace: RenderingTrace?, prosa: Prosa? = nil) {
    self.file = file
    self.trace = trace
    self.prosa = prosa
    plain = PlainText(trace?.bytes ?? [])
  }

  /// The place that wrote the start of a line, counted from 1.
  func place(ofLine line: Int) -> SourceLocation? {
    let start = start(ofLine: line)
    let text = (trace?.bytes[start...] ?? []).prefix { $0 != UInt8(ascii: "\n") }
    return prosa?.place(of: String(decoding: text, as: UTF8.self)) ?? trace?.place(at: start)
  }

  /// Where a text is for the first time, from a line on.
  func stretch(_ text: String, fromLine line: Int) -> Stretch? {
    let start = start(ofLine: line)
    let wanted = Array(text.utf8)
    return plain.places(of: wanted).first { plain.origin(of: $0) >= start }.map {
      stretch($0..<$0 + wanted.count)
    }
  }

  /// Where a link leads to `destination`; of several, one of them by number. The way up to the root of
  /// the site that a value put before it is left out: it is another on other pages.
  func link(_ destination: String, number: Int) -> Stretch? {
    let wanted = Array(destination.utf8)
    let places = plain.places(of: wanted).filter { plain.isDestination(at: $0) }
    guard let place = places.dropFirst(number).first ?? places.last else {
      return fragment(of: destination)
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

  private func stretch(_ places: Range<Int>) -> Stretch {
    let written = plain.origin(of: places.lowerBound)..<plain.origin(of: places.upperBound)
    let text = String(decoding: plain.bytes[places], as: UTF8.self)
    let isVerbatim = trace?.isVerbatim(written) == true
    if !isVerbatim, let place = prosa?.place(of: text) {
      return Stretch(place: place, text: text, isVerbatim: true)
    }
    return Stretch(
      place: trace?.place(at: written.lowerBound), text: text, isVerbatim: isVerbatim)
  }

  private func start(ofLine line: Int) -> Int {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = trace?.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return start
  }
}
