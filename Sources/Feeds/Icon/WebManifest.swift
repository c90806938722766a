import JSON

/// What a phone has to know to keep a site among its programs.
package enum WebManifest {
  /// - Parameters:
  ///   - language: as RFC 5646 writes it.
  ///   - home: the page that it opens with, if there is one, beside the manifest.
  ///   - icon: its picture, likewise.
  ///   - colour: that of the picture, as `#0a6637`.
  package static func bytes(
    name: String, language: String, home: String?, icon: String, colour: String
  ) -> [UInt8] {
    var members: JSONObject = ["name": .string(name), "lang": .string(language)]
    members["start_url"] = home.map { .string($0) }
    members["scope"] = "./"
    members["display"] = "minimal-ui"
    members["theme_color"] = .string(colour)
    members["icons"] = [
      ["src": .string(icon), "sizes": "any", "type": "image/svg+xml"]
    ]
    return JSONWriter.pretty.text(of: .object(members))
  }
}
