package import Diagnostics

// What the reader says to people: every sentence of the module is here.

extension JSONKind {
  /// The kind with its article, as the object of «se esperaba…» and «expected…».
  package var words: Words {
    switch self {
    case .object: Words(es: "un objeto", en: "an object")
    case .array: Words(es: "una lista", en: "an array")
    case .string: Words(es: "un texto", en: "a text")
    case .number: Words(es: "un número", en: "a number")
    case .bool: Words(es: "verdadero o falso", en: "true or false")
    case .null: Words(es: "null", en: "null")
    }
  }
}

extension JSONDuplicateKey {
  /// What is wrong, told at the second place; the first one is for the caller to tell.
  package var words: Words {
    Words(
      es: "la clave «\(key.visible)» está dos veces en el mismo objeto",
      en: "the key “\(key.visible)” is twice in the same object")
  }
}

extension JSONSyntaxError.Expected {
  fileprivate var words: Words {
    switch self {
    case .value: Words(es: "un valor", en: "a value")
    case .valueOrBracket: Words(es: "un valor o «]»", en: "a value or “]”")
    case .key: Words(es: "una clave entre comillas", en: "a key in quotation marks")
    case .keyOrBrace:
      Words(es: "una clave entre comillas o «}»", en: "a key in quotation marks or “}”")
    case .colon: Words(es: "«:» después de la clave", en: "“:” after the key")
    case .commaOrBrace: Words(es: "«,» o «}»", en: "“,” or “}”")
    case .commaOrBracket: Words(es: "«,» o «]»", en: "“,” or “]”")
    case .closingQuote:
      Words(es: "la comilla que cierra el texto", en: "the closing quotation mark")
    case .escape: Words(es: "el resto de la secuencia «\\»", en: "the rest of the “\\” sequence")
    case .digit: Words(es: "una cifra", en: "a digit")
    case .word(let word): Words(es: "«\(word)»", en: "“\(word)”")
    }
  }
}

extension JSONSyntaxError {
  /// What is wrong.
  package var words: Words {
    switch reason {
    case .empty:
      Words(es: "vacío: no hay nada escrito", en: "empty: there is nothing in it")
    case .encoding(let name):
      Words(es: "está en \(name), no en UTF-8", en: "it is in \(name), not in UTF-8")
    case .fileTooLong(let limit):
      Words(es: "ocupa más de \(size(limit))", en: "it is larger than \(size(limit))")
    case .tooDeep(let limit):
      Words(
        es: "anidado a más de \(limit) niveles", en: "nested more than \(limit) levels deep")
    case .tooManyValues(let limit):
      Words(es: "tiene más de \(limit) valores", en: "it has more than \(limit) values")
    case .stringTooLong(let limit):
      Words(
        es: "texto de más de \(size(limit))", en: "a text of more than \(size(limit))")
    case .endOfFile(let expected):
      Words(
        es: "el texto se acaba aquí, sin terminar; se esperaba \(expected.words.es)",
        en: "the text ends here, unfinished; expected \(expected.words.en)")
    case .unexpected(let found, let expected):
      Words(
        es: "«\(found.visible)» no puede ir aquí; se esperaba \(expected.words.es)",
        en: "“\(found.visible)” cannot be here; expected \(expected.words.en)")
    case .textAfterEnd(let found):
      Words(
        es: "sobra «\(found.visible)» después del final",
        en: "“\(found.visible)” after the end")
    case .wrongCloser(let found, let expected):
      Words(
        es: "«\(found)» no cierra lo que está abierto; se esperaba \(expected.words.es)",
        en: "“\(found)” does not close what is open; expected \(expected.words.en)")
    case .missingComma:
      Words(es: "falta una coma antes de esto", en: "a comma is missing before this")
    case .trailingComma:
      Words(es: "sobra la coma después del último elemento", en: "comma after the last item")
    case .doubledComma:
      Words(es: "sobra una coma: no hay nada antes de ella", en: "comma with nothing before it")
    case .comment:
      Words(es: "JSON no admite comentarios", en: "JSON has no comments")
    case .singleQuotes:
      Words(
        es: "comilla simple: los textos van entre comillas dobles",
        en: "single quotation mark: texts go in double ones")
    case .typographicQuotes(let found):
      Words(
        es: "comilla tipográfica \(found): los textos van entre comillas rectas",
        en: "typographic quotation mark \(found): texts go in straight ones")
    case .invisibleCharacter(let found):
      Words(
        es: "carácter invisible \(code(found)) fuera de un texto",
        en: "invisible character \(code(found)) outside a text")
    case .bareKey(let key):
      Words(
        es: "clave sin comillas «\(key.visible)»",
        en: "key without quotation marks “\(key.visible)”")
    case .keyIsNotText:
      Words(es: "una clave tiene que ser un texto", en: "a key must be a text")
    case .bareWord(let word):
      Words(
        es: "«\(word.visible)» no es un valor", en: "“\(word.visible)” is no value")
    case .misspeltWord(let word, _):
      Words(es: "JSON no conoce «\(word)»", en: "JSON does not know “\(word)”")
    case .notFinite(let word):
      Words(es: "«\(word.visible)» no es un número", en: "“\(word.visible)” is not a number")
    case .number(let fault, let text):
      numberWords(fault, text.visible)
    case .invalidUTF8(let byte, let fault):
      encodingWords(fault, hex(byte))
    case .controlInString(let byte):
      controlWords(byte)
    case .invalidEscape(let escape):
      Words(
        es: "«\(escape.visible)» no es una secuencia conocida",
        en: "“\(escape.visible)” is no known sequence")
    case .incompleteUnicodeEscape(let escape):
      Words(
        es: "«\(escape)» está incompleto: \\u lleva cuatro cifras hexadecimales",
        en: "“\(escape)” is incomplete: \\u takes four hexadecimal digits")
    case .loneSurrogate(let escape):
      Words(
        es: "«\(escape)» es medio carácter: le falta su pareja",
        en: "“\(escape)” is half a character: its other half is missing")
    }
  }

  /// What to do about it, where that is fairly sure.
  package var help: Words? {
    switch reason {
    case .empty, .endOfFile:
      Words(
        es: "si el fichero se ha cortado, recupere una copia anterior",
        en: "if the file was cut, restore an earlier copy")
    case .encoding:
      Words(es: "guárdelo en UTF-8", en: "save it as UTF-8")
    case .invalidUTF8(_, .cut):
      Words(
        es: "si el fichero se ha cortado, recupere una copia anterior",
        en: "if the file was cut, restore an earlier copy")
    case .invalidUTF8:
      Words(
        es: "abra el fichero con su codificación (a menudo Latin-1) y guárdelo en UTF-8",
        en: "open the file in its encoding (often Latin-1) and save it as UTF-8")
    case .trailingComma, .doubledComma:
      Words(es: "quite la coma", en: "remove the comma")
    case .missingComma:
      Words(es: "ponga «,» entre los dos elementos", en: "put “,” between the two items")
    case .comment:
      Words(es: "quite el comentario", en: "remove the comment")
    case .singleQuotes, .typographicQuotes:
      Words(es: "escriba «\"» en su lugar", en: "write “\"” instead")
    case .invisibleCharacter:
      Words(es: "bórrelo", en: "delete it")
    case .bareKey(let word), .bareWord(let word):
      Words(es: "escriba «\"\(word.visible)\"»", en: "write “\"\(word.visible)\"”")
    case .keyIsNotText:
      Words(es: "escríbala entre comillas", en: "write it in quotation marks")
    case .misspeltWord(_, let correct):
      Words(es: "escriba «\(correct)»", en: "write “\(correct)”")
    case .notFinite:
      Words(es: "quítelo o escriba «null»", en: "remove it or write “null”")
    case .textAfterEnd:
      Words(
        es: "bórrelo, o revise las llaves de antes", en: "delete it, or check the braces before")
    case .invalidEscape(let escape):
      Words(
        es: "si es una barra inversa, escriba «\\\(escape.visible)»",
        en: "if it is a backslash, write “\\\(escape.visible)”")
    case .loneSurrogate, .incompleteUnicodeEscape:
      Words(
        es: "escriba el carácter mismo, sin «\\u»", en: "write the character itself, without “\\u”")
    case .controlInString(ASCII.lineFeed), .controlInString(ASCII.carriageReturn):
      Words(
        es: "ponga la comilla que falta, o escriba el salto como «\\n»",
        en: "add the missing quotation mark, or write the break as “\\n”")
    case .controlInString(ASCII.tab):
      Words(es: "escriba «\\t» o espacios", en: "write “\\t” or spaces")
    case .controlInString:
      Words(es: "bórrelo", en: "delete it")
    case .number(let fault, let text):
      numberHelp(fault, text.visible)
    case .fileTooLong, .tooDeep, .tooManyValues, .stringTooLong, .unexpected, .wrongCloser:
      nil
    }
  }
}

private func numberWords(_ fault: JSONSyntaxError.NumberFault, _ text: String) -> Words {
  switch fault {
  case .plusSign:
    Words(es: "«\(text)»: un número no lleva «+»", en: "“\(text)”: a number has no “+”")
  case .leadingZero:
    Words(
      es: "«\(text)»: un número no empieza por cero",
      en: "“\(text)”: a number does not start with zero")
  case .leadingDot:
    Words(
      es: "«\(text)»: faltan las cifras antes del punto",
      en: "“\(text)”: no digits before the point")
  case .trailingDot:
    Words(
      es: "«\(text)»: faltan las cifras después del punto",
      en: "“\(text)”: no digits after the point")
  case .emptyExponent:
    Words(
      es: "«\(text)»: faltan las cifras del exponente", en: "“\(text)”: the exponent has no digits")
  case .loneMinus: Words(es: "signo «-» sin número", en: "a “-” without a number")
  case .otherBase:
    Words(
      es: "«\(text)»: los números se escriben en base diez",
      en: "“\(text)”: numbers are written in base ten")
  case .separator:
    Words(es: "«\(text)»: un número no lleva «_»", en: "“\(text)”: a number has no “_”")
  case .notANumber: Words(es: "«\(text)» no es un número", en: "“\(text)” is not a number")
  }
}

private func numberHelp(_ fault: JSONSyntaxError.NumberFault, _ text: String) -> Words? {
  func write(_ text: String) -> Words { Words(es: "escriba «\(text)»", en: "write “\(text)”") }
  let sign = text.hasPrefix("-") ? "-" : ""
  let digits = text.dropFirst(sign.count)
  switch fault {
  case .plusSign:
    return Words(es: "quite el «+»", en: "remove the “+”")
  case .leadingZero:
    let significant = digits.drop { $0 == "0" }
    return write(sign + (significant.isEmpty ? "0" : significant))
  case .leadingDot: return write(sign + "0" + digits)
  case .trailingDot: return write(String(text.dropLast()))
  case .separator: return write(text.filter { $0 != "_" })
  case .notANumber:
    return Words(
      es: "si es un texto, escríbalo entre comillas: «\"\(text)\"»",
      en: "if it is a text, write it in quotation marks: “\"\(text)\"”")
  case .emptyExponent, .loneMinus, .otherBase: return nil
  }
}

private func encodingWords(_ fault: JSONSyntaxError.UTF8Fault, _ byte: String) -> Words {
  switch fault {
  case .stray: Words(es: "el byte \(byte) no es UTF-8", en: "byte \(byte) is not UTF-8")
  case .cut:
    Words(
      es: "el texto se acaba a mitad de un carácter (byte \(byte))",
      en: "the text ends inside a character (byte \(byte))")
  case .overlong:
    Words(
      es: "el byte \(byte) empieza un carácter UTF-8 más largo de lo debido",
      en: "byte \(byte) starts an overlong UTF-8 character")
  case .surrogate:
    Words(
      es: "el byte \(byte) empieza medio carácter de UTF-16, que UTF-8 no admite",
      en: "byte \(byte) starts half a UTF-16 character, which UTF-8 does not allow")
  case .beyondUnicode:
    Words(
      es: "el byte \(byte) empieza un carácter que Unicode no tiene",
      en: "byte \(byte) starts a character that Unicode does not have")
  }
}

private func controlWords(_ byte: UInt8) -> Words {
  switch byte {
  case ASCII.lineFeed, ASCII.carriageReturn:
    Words(es: "salto de línea dentro de un texto", en: "line break inside a text")
  case ASCII.tab:
    Words(es: "tabulador dentro de un texto", en: "tab inside a text")
  default:
    Words(
      es: "carácter de control \(hex(byte)) dentro de un texto",
      en: "control character \(hex(byte)) inside a text")
  }
}

private func hex(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (byte < 0x10 ? "0" : "") + digits
}

/// A code point as Unicode writes it: U+00A0.
private func code(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }.joined(separator: " ")
}

private func size(_ bytes: Int) -> String {
  switch bytes {
  case let bytes where bytes >= 1 << 20 && bytes % (1 << 20) == 0: "\(bytes >> 20) MiB"
  case let bytes where bytes >= 1 << 10 && bytes % (1 << 10) == 0: "\(bytes >> 10) KiB"
  default: "\(bytes) bytes"
  }
}
