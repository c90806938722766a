/// What is wrong with a source before it is read as a template: too long, not text.
func problemOfBytes(_ source: TemplateSource) -> (offset: Int, problem: TemplateProblem)? {
  if source.bytes.count > Limits.source {
    return (0, .tooLong(source.bytes.count, limit: Limits.source))
  }
  do {
    _ = try UTF8Span(validating: source.bytes.span)
  } catch {
    let offset = error.byteOffsets.lowerBound
    let byte = source.bytes.indices.contains(offset) ? source.bytes[offset] : 0
    return (offset, .notUTF8(byte))
  }
  if let offset = source.bytes.firstIndex(of: 0) { return (offset, .binary) }
  return nil
}
