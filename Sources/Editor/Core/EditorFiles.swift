import Web

/// The style sheet and the script of the editor.
enum EditorFiles {
  static func response(_ path: String) -> WebResponse? {
    switch path {
    case "editor.css":
      WebResponse(
        contentType: "text/css; charset=utf-8",
        headers: [(name: "Cache-Control", value: "no-cache")], body: PackageResources.editor_css)
    case "editor.js":
      WebResponse(
        contentType: "text/javascript; charset=utf-8",
        headers: [(name: "Cache-Control", value: "no-cache")], body: PackageResources.editor_js)
    default: nil
    }
  }
}
