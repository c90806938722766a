import JSON
import Testing

@Suite("RFC 8259 and nothing else is accepted")
struct AcceptanceTests {
  @Test(
    "What the grammar has is accepted",
    arguments: [
      // Any value is a document
      "{}", "[]", "\"\"", "0", "-0", "true", "false", "null", " \t\r\n[ \t\r\n] \t\r\n",
      "{\"equipos\":[],\"partidos\":[]}",
      // Numbers
      "[0, -0, 1, -1, 10, 123456789012345678901234567890]",
      "[0.0, 0.5, -0.5, 1.50, 0.000000000000000000000000000001]",
      "[1e1, 1E1, 1e+1, 1e-1, 1E+01, 0e0, 0E-00, -1.5e+300, 1e400, 1e-400]",
      "1e99999999999999999999999999",
      // Strings
      "[\"\", \" \", \"'\", \"/\", \"//\", \"/* */\", \"#\", \"a\u{7F}b\"]",
      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\u00e9\\u00E9\\uFFFF\\ufffe\"",
      "\"\\ud83d\\ude00\\uD83D\\uDE00\\uDBFF\\uDFFF\\uD800\\uDC00\"",
      "\"Peñarol Ñublense 中文 👩‍👩‍👧 \u{202E} \u{0301}\"",
      "\"\u{2028}\u{2029}\"",
      // Structure
      "[[], {}, [[]], [{}], {\"a\": []}, {\"a\": {}}]", "{\"\": 0}",
      "{\"a\": 1, \"b\": [1, {\"c\": null}], \"d\": {\"e\": \"f\"}}",
      "{\"a\":1,\r\n\"b\":2}\r\n", "[1,\r2]",
      "\u{FEFF}{}",
    ])
  func accepted(_ text: String) throws {
    let document = try parsed(text)
    // What was read can be written and read again.
    for writer in [JSONWriter.pretty, .compact] {
      let again = try JSONDocument(parsing: writer.text(of: document.root.value))
      #expect(again.root.value == document.root.value)
    }
  }

  @Test(
    "What it does not have is refused",
    arguments: [
      // Structure
      "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1:2]", "[1;2]",
      "[1}", "{\"a\":1]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{:1}", "{\"a\" 1}",
      "{\"a\"::1}", "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}", "{\"a\",1}", "{a:1}", "{1:1}",
      "{null:1}", "{[]:1}", "{'a':1}", "[1]]", "[1] 2", "{}{}", "[]]", "1 2", ",", ":",
      "[\"a\"", "[\"a\",\n4\n,1", "[[[]]", "{\"a\":[1,2}", "<null>", "[*]", "()", "[\\u0020]",
      "\"a\"\"b\"", "[\"a\" \"b\"]", "{\"a\":\"b\"\"c\":\"d\"}",
      // Words
      "tru", "truE", "True", "TRUE", "truee", "true1", "nul", "nulll", "Null", "fals", "falsee",
      "nil",
      "undefined", "[true false]", "t", "n", "f", "nan", "NaN", "-NaN", "Infinity", "-Infinity",
      "+Infinity", "inf",
      // Numbers
      "-", "+", "+1", "--1", "-+1", "01", "-01", "00", "-00", "012", "1.", "-1.", ".5", "-.5", ".",
      "-.", "1.e1", "0.e1", "1e", "1E", "1e+", "1e-", "0e", "0e+", "1.5e", "1e1.5", "1ee1", "1e1e1",
      "1.2.3",
      "0x1", "0X1F", "0b1", "0o7", "1_000", "1,000", "1 000", "1a", "1 a", "1-1", "1+1", "- 1",
      "1\u{0}", "١", "1１", "[1", "-2.",
      // Strings
      "\"", "\"a", "'a'", "\"\\", "\"\\\"", "\"\\a\"", "\"\\x41\"", "\"\\0\"", "\"\\U0041\"",
      "\"\\u\"",
      "\"\\u0\"", "\"\\u004\"", "\"\\u004g\"", "\"\\u 041\"", "\"\\u+041\"", "\"\\ud800\"",
      "\"\\ud800a\"", "\"\\ud800\\n\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\\udc00\\ud800\"",
      "\"\\\u{1F600}\"", "\"\n\"", "\"\r\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", "\"\\\n\"",
      // White space and comments
      "", " ", "\u{FEFF}", "\u{A0}1", "[1,\u{2003}2]", "[\u{B}1]", "[\u{C}1]", "[1\u{0}]",
      "\u{FEFF}\u{FEFF}{}",
      "// a\n1", "1 // a", "/* a */1", "[1/**/]", "# a\n1", "[1, // a\n2]", "{\"a\":1}#",
    ])
  func refused(_ text: String) throws {
    let error = try #require(syntaxError(text.utf8))
    #expect(0...text.utf8.count ~= error.offset)
  }
}
