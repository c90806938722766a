/// A JSON text that was read, with the place of every value in it.
///
/// Strict RFC 8259: UTF-8 only, nothing that the grammar does not have. Keeps the text, the order of
/// members and the spelling of everything; makes strings and numbers only when asked. Reading takes
/// linear time, and memory for the text and 4 to 24 bytes a value.
package struct JSONDocument: Sendable {
  let storage: JSONStorage
  /// Whether the text starts with the byte order mark of UTF-8, which JSON has no use for.
  package let hasByteOrderMark: Bool
  /// Keys that an object has twice, by place; the first 50. Not an error of syntax, so that whoever
  /// asked for the document can tell them with all else that is wrong.
  package let duplicateKeys: [JSONDuplicateKey]

  /// Reads a text; throws the first thing that is wrong with it.
  package init(
    parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONSyntaxError) {
    var limits = limits
    // The tape has offsets of 32 bits, and lengths of 31.
    limits.fileBytes = min(limits.fileBytes, 1 << 30)
    limits.depth = min(limits.depth, 256)
    guard bytes.count <= limits.fileBytes else {
      throw JSONSyntaxError(.fileTooLong(limit: limits.fileBytes), at: 0)
    }
    let input = bytes.span
    if let encoding = foreignEncoding(input) {
      throw JSONSyntaxError(.encoding(encoding), at: 0)
    }
    hasByteOrderMark = hasUTF8Mark(input)
    var parser = JSONParser(limits: limits)
    try parser.document(input, from: hasByteOrderMark ? 3 : 0)
    duplicateKeys = parser.duplicates.found.sorted { $0.secondOffset < $1.secondOffset }
    storage = JSONStorage(bytes: bytes, tape: parser.tape)
  }

  /// The text, to the byte as it was given.
  package var bytes: [UInt8] { storage.bytes }

  /// The value that the document is.
  package var root: JSONNode { JSONNode(storage: storage, index: 0) }
}
