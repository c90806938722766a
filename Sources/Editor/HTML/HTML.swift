/// A piece of a page, before it is text. Whatever is put into it is escaped once, where it is written.
package indirect enum HTML: Sendable {
  case text(String)
  case element(String, [Attribute], [HTML])
  /// Pieces side by side.
  case several([HTML])

  package struct Attribute: Sendable {
    package let name: String
    package let value: String
  }

  /// Nothing at all.
  package static let nothing = HTML.several([])

  /// - Parameter attributes: those without a value are left out.
  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML] = []
  ) -> HTML {
    .element(
      name,
      attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } },
      children)
  }

  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> HTML {
    tag(name, attributes, [.text(text)])
  }

  package static func link(to address: String, _ text: String, kind: String? = nil) -> HTML {
    tag("a", ["href": address, "class": kind], text)
  }

  /// A name that people gave: its direction of writing turns nothing around it.
  package static func name(_ name: String) -> HTML {
    tag("bdi", [:], name)
  }

  package static func hidden(_ name: String, _ value: String) -> HTML {
    tag("input", ["type": "hidden", "name": name, "value": value])
  }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}
