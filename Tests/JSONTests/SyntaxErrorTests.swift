import Diagnostics
import JSON
import TestSupport
import Testing

/// A text that is no JSON: the mark is where the error must be.
struct Broken: Sendable, CustomTestStringConvertible {
  let name: String
  let marked: Marked
  let message: String
  let help: String?

  init(_ name: String, _ text: String, _ message: String, help: String? = nil) {
    self.name = name
    marked = Marked(text)
    self.message = message
    self.help = help
  }

  var testDescription: String { name }
}

/// The first thing that is wrong with a text; nil when it is JSON.
func syntaxError(_ bytes: some Sequence<UInt8>, limits: JSONLimits = JSONLimits())
  -> JSONSyntaxError?
{
  do {
    _ = try JSONDocument(parsing: Array(bytes), limits: limits)
    return nil
  } catch {
    return error
  }
}

@Suite("What is wrong with a text is told where it is, in words")
struct SyntaxErrorTests {
  @Test("Each fault has its place, its words and what to do", arguments: broken)
  func fault(_ broken: Broken) throws {
    let bytes = Array(broken.marked.text.utf8)
    let error = try #require(syntaxError(bytes))
    let place = SourceText(file: "t", bytes: bytes).location(at: error.offset)
    #expect(
      place == SourceLocation(file: "t", line: broken.marked.line, column: broken.marked.column))
    #expect(error.words.es == broken.message)
    if let help = broken.help { #expect(error.help?.es == help) }
  }

  @Test("Every message is one line in both languages, without a full stop", arguments: broken)
  func wording(_ broken: Broken) throws {
    let error = try #require(syntaxError(broken.marked.text.utf8))
    for text in [error.words, error.help].compactMap({ $0 }).flatMap({ [$0.es, $0.en] }) {
      #expect(!text.isEmpty)
      #expect(text.split(whereSeparator: \.isNewline).count == 1)
      #expect(text.last != ".")
    }
    #expect(error.words.es != error.words.en)
  }

  @Test("A byte order mark takes no column; a carriage return alone ends a line")
  func columns() throws {
    func place(_ text: String) throws -> [Int] {
      let error = try #require(syntaxError(text.utf8))
      let place = SourceText(file: "t", bytes: Array(text.utf8)).location(at: error.offset)
      return [place.line, place.column]
    }
    #expect(try place("\u{FEFF}[x]") == [1, 2])
    #expect(try place("\u{FEFF}") == [1, 1])
    #expect(try place("\u{FEFF}{\n x}") == [2, 2])
    #expect(try place("{\r\"a\": x}") == [2, 6])
  }

  @Test("What is still open is told along with the end of the text")
  func opening() throws {
    let error = try #require(syntaxError("{\"a\": [1, {\"b\": \"c".utf8))
    #expect(error.opening == 16)
    #expect(syntaxError("{\"a\": [1, {\"b\": 2".utf8)?.opening == 10)
    #expect(syntaxError("{\"a\": [1, {\"b\": 2}".utf8)?.opening == 6)
  }

  static let broken: [Broken] = [
    // The end of the text
    Broken("nothing", "‸", "vacío: no hay nada escrito", help: cut),
    Broken("white space only", "‸ \n\r\n\t ", "vacío: no hay nada escrito", help: cut),
    Broken("cut after a brace", "{‸", ended("una clave entre comillas o «}»"), help: cut),
    Broken("cut after a key", "{\"a\"‸", ended("«:» después de la clave")),
    Broken("cut after a colon", "{\"a\":‸", ended("un valor")),
    Broken("cut after a value", "{\"a\":1‸", ended("«,» o «}»")),
    Broken("cut after a comma", "{\"a\":1, ‸", ended("una clave entre comillas")),
    Broken("cut after a bracket", "[‸", ended("un valor o «]»")),
    Broken("cut after an element", "[1\n‸", ended("«,» o «]»")),
    Broken("cut after a comma of an array", "[1,‸", ended("un valor")),
    Broken("cut in a text", "\"año‸", ended("la comilla que cierra el texto")),
    Broken("cut in an escape", "\"a\\‸", ended("el resto de la secuencia «\\»")),
    Broken("cut in a code", "\"a\\u00‸", ended("el resto de la secuencia «\\»")),
    Broken("cut in a pair of codes", "\"\\ud83d\\u‸", ended("el resto de la secuencia «\\»")),
    Broken("cut in a word", "[tru‸", ended("«true»")),
    Broken("cut after a minus", "[-‸", ended("una cifra")),
    Broken("cut after a point", "[7.‸", ended("una cifra")),
    Broken("cut in an exponent", "[7e+‸", ended("una cifra")),
    // Structure
    Broken("garbage after the end", "{}\n‸x", "sobra «x» después del final"),
    Broken("a brace too many", "{\"a\": 1}‸}", "sobra «}» después del final"),
    Broken("zeros after the end", "{}‸\u{0}\u{0}", "sobra «\\u{0}» después del final"),
    Broken("two documents", "{}\n‸{}", "sobra «{» después del final"),
    Broken(
      "trailing comma of an object", "{\n  \"a\": 1‸,\n}",
      "sobra la coma después del último elemento", help: "quite la coma"),
    Broken("trailing comma of an array", "[1‸, ]", "sobra la coma después del último elemento"),
    Broken("doubled comma", "[1,‸,2]", "sobra una coma: no hay nada antes de ella"),
    Broken("comma first", "{‸,\"a\":1}", "sobra una coma: no hay nada antes de ella"),
    Broken("comma first in an array", "[‸,1]", "sobra una coma: no hay nada antes de ella"),
    Broken(
      "missing comma", "{\"a\": 1\n ‸\"b\": 2}", "falta una coma antes de esto",
      help: "ponga «,» entre los dos elementos"),
    Broken("missing comma in an array", "[{} ‸{}]", "falta una coma antes de esto"),
    Broken("missing comma between numbers", "[1 ‸2]", "falta una coma antes de esto"),
    Broken(
      "missing colon", "{\"a\" ‸1}",
      "«1» no puede ir aquí; se esperaba «:» después de la clave"),
    Broken(
      "equals sign for a colon", "{\"a\" ‸= 1}",
      "«=» no puede ir aquí; se esperaba «:» después de la clave"),
    Broken("missing value", "{\"a\": ‸}", "«}» no puede ir aquí; se esperaba un valor"),
    Broken(
      "bracket for a brace", "{\"a\": 1‸]",
      "«]» no cierra lo que está abierto; se esperaba «,» o «}»"),
    Broken(
      "brace for a bracket", "[1‸}", "«}» no cierra lo que está abierto; se esperaba «,» o «]»"),
    Broken("semicolon", "[1‸; 2]", "«;» no puede ir aquí; se esperaba «,» o «]»"),
    Broken("colon in an array", "[\"a\"‸: 1]", "«:» no puede ir aquí; se esperaba «,» o «]»"),
    Broken(
      "line comment", "{\n  ‸// nota\n}", "JSON no admite comentarios", help: "quite el comentario"),
    Broken("block comment", "[1, ‸/* dos */ 2]", "JSON no admite comentarios"),
    Broken("hash comment", "‸# nota\n{}", "JSON no admite comentarios"),
    Broken("comment after the end", "{} ‸// fin", "JSON no admite comentarios"),
    Broken("slash", "[‸/]", "«/» no puede ir aquí; se esperaba un valor"),
    // Keys and words
    Broken(
      "single quotes", "{‸'a': 1}", "comilla simple: los textos van entre comillas dobles",
      help: "escriba «\"» en su lugar"),
    Broken(
      "single quotes of a value", "[‸'a']", "comilla simple: los textos van entre comillas dobles"),
    Broken(
      "quotes of a word processor", "{‸“a”: 1}",
      "comilla tipográfica “: los textos van entre comillas rectas"),
    Broken(
      "bare key", "{\n\t‸año: 1}", "clave sin comillas «año»", help: "escriba «\"año\"»"),
    Broken("number as a key", "{‸1: 2}", "una clave tiene que ser un texto"),
    Broken("object as a key", "{‸{}: 2}", "una clave tiene que ser un texto"),
    Broken(
      "bare word", "{\"a\": ‸Ana}", "«Ana» no es un valor", help: "escriba «\"Ana\"»"),
    Broken("word too long", "[‸trueno]", "«trueno» no es un valor"),
    Broken("capital letters", "[‸True]", "JSON no conoce «True»", help: "escriba «true»"),
    Broken("null of another language", "[‸None]", "JSON no conoce «None»", help: "escriba «null»"),
    Broken(
      "hard space", "{‸\u{A0}\"a\": 1}", "carácter invisible U+00A0 fuera de un texto",
      help: "bórrelo"),
    Broken(
      "zero-width space", "[1,‸\u{200B}2]", "carácter invisible U+200B fuera de un texto"),
    Broken(
      "form feed", "[‸\u{C}1]", "carácter invisible U+000C fuera de un texto"),
    Broken(
      "a second byte order mark", "[‸\u{FEFF}1]", "carácter invisible U+FEFF fuera de un texto"),
    // Numbers
    Broken("NaN", "[‸NaN]", "«NaN» no es un número", help: "quítelo o escriba «null»"),
    Broken("infinity", "[‸-Infinity]", "«-Infinity» no es un número"),
    Broken("infinity with plus", "[‸+Infinity]", "«+Infinity» no es un número"),
    Broken("plus", "[‸+7]", "«+7»: un número no lleva «+»", help: "quite el «+»"),
    Broken("leading zero", "[‸07]", "«07»: un número no empieza por cero", help: "escriba «7»"),
    Broken(
      "negative leading zero", "[‸-007]", "«-007»: un número no empieza por cero",
      help: "escriba «-7»"),
    Broken("only zeros", "[‸00]", "«00»: un número no empieza por cero", help: "escriba «0»"),
    Broken(
      "leading point", "[‸.5]", "«.5»: faltan las cifras antes del punto", help: "escriba «0.5»"),
    Broken(
      "negative leading point", "[‸-.5]", "«-.5»: faltan las cifras antes del punto",
      help: "escriba «-0.5»"),
    Broken(
      "trailing point", "[‸7.]", "«7.»: faltan las cifras después del punto", help: "escriba «7»"),
    Broken("hexadecimal", "[‸0x7]", "«0x7»: los números se escriben en base diez"),
    Broken("separator", "[‸1_000]", "«1_000»: un número no lleva «_»", help: "escriba «1000»"),
    Broken("empty exponent", "[‸7e]", "«7e»: faltan las cifras del exponente"),
    Broken("empty signed exponent", "[‸7E+]", "«7E+»: faltan las cifras del exponente"),
    Broken("lone minus", "[‸-]", "signo «-» sin número"),
    Broken("two minuses", "[‸--7]", "«--7» no es un número"),
    Broken(
      "date", "[‸2026-09-05]", "«2026-09-05» no es un número",
      help: "si es un texto, escríbalo entre comillas: «\"2026-09-05\"»"),
    Broken("added time", "[‸45+2]", "«45+2» no es un número"),
    Broken("unit", "[‸7px]", "«7px» no es un número"),
    Broken("two points", "[‸1.2.3]", "«1.2.3» no es un número"),
    // Texts
    Broken(
      "line break in a text", "{\"a\": \"uno‸\ndos\"}", "salto de línea dentro de un texto",
      help: "ponga la comilla que falta, o escriba el salto como «\\n»"),
    Broken("CR LF in a text", "[\"uno‸\r\n\"]", "salto de línea dentro de un texto"),
    Broken(
      "tab in a text", "[\"uno‸\tdos\"]", "tabulador dentro de un texto",
      help: "escriba «\\t» o espacios"),
    Broken("zero byte in a text", "[\"a‸\u{0}b\"]", "carácter de control 0x00 dentro de un texto"),
    Broken(
      "escape code in a text", "[\"‸\u{1B}[31m\"]", "carácter de control 0x1B dentro de un texto"),
    Broken(
      "unknown escape", "[\"C:‸\\Users\"]", "«\\U» no es una secuencia conocida",
      help: "si es una barra inversa, escriba «\\\\U»"),
    Broken("escaped accent", "[\"‸\\ñ\"]", "«\\ñ» no es una secuencia conocida"),
    Broken("escaped quote", "[\"‸\\'\"]", "«\\'» no es una secuencia conocida"),
    Broken(
      "incomplete code", "[\"‸\\u12\"]",
      "«\\u12» está incompleto: \\u lleva cuatro cifras hexadecimales"),
    Broken(
      "code with a letter", "[\"‸\\u00fg\"]",
      "«\\u00f» está incompleto: \\u lleva cuatro cifras hexadecimales"),
    Broken(
      "lone high half", "[\"a‸\\ud800b\"]", "«\\ud800» es medio carácter: le falta su pareja"),
    Broken("lone low half", "[\"‸\\uDFFF\"]", "«\\uDFFF» es medio carácter: le falta su pareja"),
    Broken(
      "two high halves", "[\"‸\\ud800\\ud800\"]", "«\\ud800» es medio carácter: le falta su pareja"),
    // Nesting
    Broken(
      "65 levels", String(repeating: "[", count: 64) + "‸[" + String(repeating: "]", count: 65),
      "anidado a más de 64 niveles"),
    // Places
    Broken("after CR LF", "{\r\n\"ñandú\": ‸x\r\n}", "«x» no es un valor"),
    Broken("after an emoji", "[\"👩‍👩‍👧\", ‸x]", "«x» no es un valor"),
  ]

  private static let cut = "si el fichero se ha cortado, recupere una copia anterior"

  private static func ended(_ expected: String) -> String {
    "el texto se acaba aquí, sin terminar; se esperaba \(expected)"
  }
}
