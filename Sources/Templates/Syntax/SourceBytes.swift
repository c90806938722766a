/// What is wrong with a source before it is read as a template: too long, not text.
func problemOfBytes(_ source: TemplateSource) -> (offset: Int, problem: TemplateProblem)? {
  let limit = source.escaping == .markdown ? Limits.markdownSource : Limits.source
  if source.bytes.count > limit {
    return (limit, .tooLong(source.bytes.count, limit: limit))
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
