/// What a name of a vocabulary stands for, and so what a template may do with it.
package indirect enum Kind: Sendable {
  /// Text, escaped where it is written. As a section: whether there is any.
  case text
  /// A whole number. As a section: whether it is other than zero.
  case number
  /// Yes or no: for sections only.
  case flag
  /// Markup that is ready to be written, in this language: `{{{name}}}` in a template of it.
  case markup(Escaping)
  /// HTML that stands by itself as a block of the page: `{{{name}}}` in a Markdown template. See
  /// `Template.render`.
  case picture
  /// The name of one of these templates: `{{>*name}}`.
  case template(among: [String])
  /// A part with names of its own: `{{name.part}}` or a section.
  case record(Shape)
  /// Any number of elements: for sections only.
  case list(of: Kind)
}
