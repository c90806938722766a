import JSON

/// What keeps a site from being made, as it is shown over its last good page or instead of it.
package struct FaultReport: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    package let number: Int
    package let text: String
    /// Whether the fault is in it.
    package let isMarked: Bool

    package init(number: Int, text: String, isMarked: Bool) {
      self.number = number
      self.text = text
      self.isMarked = isMarked
    }
  }

  package struct Fault: Sendable, Hashable {
    /// File, line and column, where it is in a file.
    package let place: String?
    package let message: String
    package let context: [String]
    /// The lines around it.
    package let source: [Line]
    /// What to do, where that is known.
    package let help: String?

    package init(
      place: String?, message: String, context: [String] = [], source: [Line] = [],
      help: String? = nil
    ) {
      self.place = place
      self.message = message
      self.context = context
      self.source = source
      self.help = help
    }
  }

  package let title: String
  package let faults: [Fault]
  /// What the button that takes it away is called.
  package let close: String
  /// Of the words.
  package let language: String

  package init(title: String, faults: [Fault], close: String, language: String) {
    self.title = title
    self.faults = faults
    self.close = close
    self.language = language
  }

  /// As the script of the pages reads it.
  var json: String {
    let value: JSONValue = [
      "title": .string(title), "close": .string(close),
      "faults": .array(
        faults.map { fault in
          [
            "place": fault.place.map { .string($0) } ?? .null, "message": .string(fault.message),
            "context": .array(fault.context.map { .string($0) }),
            "source": .array(
              fault.source.map {
                [
                  "number": .number($0.number), "text": .string($0.text),
                  "marked": .bool($0.isMarked),
                ]
              }),
            "help": fault.help.map { .string($0) } ?? .null,
          ]
        }),
    ]
    return String(decoding: JSONWriter.compact.text(of: value), as: UTF8.self)
  }
}
