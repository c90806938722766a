/// A list: the values of all its records one after the other, so that a table of any length is one
/// array.
package struct List: Sendable {
  let signature: UInt64
  let values: [Value]

  init(signature: UInt64, values: [Value]) {
    self.signature = signature
    self.values = values
  }

  /// A list of values that share no shape: texts, numbers, lists, or records of several shapes.
  package init(_ values: [Value]) {
    self.init(signature: Shape.loose, values: values)
  }
}
