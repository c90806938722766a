/// What a JSON value is.
package enum JSONKind: Sendable, Hashable, CaseIterable {
  case object, array, string, number, bool, null
}
