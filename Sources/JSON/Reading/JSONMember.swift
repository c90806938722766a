/// One member of an object: its key and its value.
package struct JSONMember: Sendable {
  /// The key as a value of its own: a string, with its place.
  package let keyNode: JSONNode

  @inlinable
  init(keyNode: JSONNode) {
    self.keyNode = keyNode
  }

  /// The key, escapes resolved.
  @inlinable package var key: String { keyNode.storage.text(at: keyNode.index) }

  /// Byte offset of the opening quote of the key.
  @inlinable package var keyOffset: Int { keyNode.offset }

  @inlinable package var value: JSONNode {
    JSONNode(storage: keyNode.storage, index: keyNode.index + JSONStorage.stringEntries)
  }
}
