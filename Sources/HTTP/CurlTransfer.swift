internal import CCurl

/// One request and its answer; the only code that touches libcurl.
///
/// Owns the two handles and the list of header lines, and frees all three in `deinit`; libcurl copies
/// the texts and the body that it is given. What comes in goes through two callbacks into an object
/// that the transfer owns as well, so that it lives longer than the handles that point to it. Used by
/// one thread.
///
/// The library is told nothing by the environment: no proxy, no `.netrc`, no cookies, no
/// credentials, no redirects. It neither sends nor handles signals; a program that uses TLS ignores
/// SIGPIPE itself.
@safe struct CurlTransfer: ~Copyable {
  private let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer
  private var lines: UnsafeMutablePointer<curl_slist>?
  private let received: ReceivedAnswer

  /// Sends and waits, for no longer than `limits` says. Looks ten times a second whether it is
  /// cancelled.
  static func run(
    _ request: HTTPRequest, limits: HTTPLimits, authorities: String?, isCancelled: () -> Bool
  ) throws(HTTPFailure) -> HTTPResponse {
    guard isReady else { throw .library(Int(CURLE_FAILED_INIT.rawValue)) }
    var transfer = try CurlTransfer(limits)
    try transfer.set(limits, authorities)
    try transfer.set(request)
    return try transfer.perform(limits, isCancelled)
  }

  /// Once for the whole program, and never undone: the library may be in use until its end.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private init(_ limits: HTTPLimits) throws(HTTPFailure) {
    guard let easy = unsafe curl_easy_init() else {
      throw .library(Int(CURLE_OUT_OF_MEMORY.rawValue))
    }
    guard let multi = unsafe curl_multi_init() else {
      unsafe curl_easy_cleanup(easy)
      throw .library(Int(CURLE_OUT_OF_MEMORY.rawValue))
    }
    unsafe self.easy = easy
    unsafe self.multi = multi
    unsafe lines = nil
    received = ReceivedAnswer(limits)
  }

  deinit {
    // Does nothing to a handle that was never added.
    _ = unsafe curl_multi_remove_handle(multi, easy)
    unsafe curl_easy_cleanup(easy)
    _ = unsafe curl_multi_cleanup(multi)
    unsafe curl_slist_free_all(lines)
  }

  // MARK: Settings

  private func set(_ limits: HTTPLimits, _ authorities: String?) throws(HTTPFailure) {
    try check(unsafe ccurl_allow_only_http(easy))
    try check(unsafe ccurl_leave_resolver(easy))
    try set(CURLOPT_NOSIGNAL, 1)
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
    try set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
    try set(CURLOPT_PROXY, "")
    try set(CURLOPT_NOPROXY, "*")
    try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
    try set(CURLOPT_HTTP09_ALLOWED, 0)
    try set(CURLOPT_SSL_VERIFYPEER, 1)
    try set(CURLOPT_SSL_VERIFYHOST, 2)
    try set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
    if let authorities {
      try set(CURLOPT_CAINFO, authorities)
      try check(unsafe ccurl_set_text(easy, CURLOPT_CAPATH, nil))
    }
    try set(CURLOPT_TIMEOUT_MS, limits.total.wholeMilliseconds)
    try set(CURLOPT_CONNECTTIMEOUT_MS, limits.connecting.wholeMilliseconds)
    let context = unsafe Unmanaged.passUnretained(received).toOpaque()
    try check(unsafe ccurl_set_pointer(easy, CURLOPT_WRITEDATA, context))
    try check(unsafe ccurl_set_pointer(easy, CURLOPT_HEADERDATA, context))
    try check(
      unsafe ccurl_set_receiver(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        unsafe CurlTransfer.receive(bytes, size, count, context) { unsafe $0.takeBody($1) }
      })
    try check(
      unsafe ccurl_set_receiver(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        unsafe CurlTransfer.receive(bytes, size, count, context) { unsafe $0.takeHeaderLine($1) }
      })
  }

  private mutating func set(_ request: HTTPRequest) throws(HTTPFailure) {
    try set(CURLOPT_URL, request.address.text)
    try set(CURLOPT_USERAGENT, "marcador")
    for line in request.headers {
      // The new head of the list; nil leaves the old list as it was.
      guard let list = unsafe curl_slist_append(lines, line) else {
        throw .library(Int(CURLE_OUT_OF_MEMORY.rawValue))
      }
      unsafe lines = list
    }
    try check(unsafe ccurl_set_list(easy, CURLOPT_HTTPHEADER, lines))
    if case .post(let body) = request.method {
      try set(CURLOPT_POST, 1)
      try check(
        unsafe ccurl_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
      // Copies as many bytes as the size before says; an empty array may have no address.
      let code = unsafe (body + [0]).withUnsafeBytes { bytes in
        unsafe ccurl_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
      }
      try check(code)
    }
  }

  private func set(_ option: CURLoption, _ value: Int) throws(HTTPFailure) {
    try check(unsafe ccurl_set_long(easy, option, value))
  }

  /// The library copies the text.
  private func set(_ option: CURLoption, _ text: String) throws(HTTPFailure) {
    try check(unsafe ccurl_set_text(easy, option, text))
  }

  private func check(_ code: CURLcode) throws(HTTPFailure) {
    if code != CURLE_OK { throw .library(Int(code.rawValue)) }
  }

  // MARK: At work

  private func perform(
    _ limits: HTTPLimits, _ isCancelled: () -> Bool
  ) throws(HTTPFailure) -> HTTPResponse {
    try check(unsafe curl_multi_add_handle(multi, easy))
    var running: Int32 = 1
    while true {
      try check(unsafe curl_multi_perform(multi, &running))
      if running == 0 { break }
      if isCancelled() { throw .cancelled }
      try check(unsafe curl_multi_poll(multi, nil, 0, 100, nil))
    }
    var rest: Int32 = 0
    guard let message = unsafe curl_multi_info_read(multi, &rest) else {
      throw .library(Int(CURLE_FAILED_INIT.rawValue))
    }
    let code = unsafe message.pointee.data.result
    guard code == CURLE_OK else { throw failure(code, limits) }
    // The library takes the end of the connection for the end of the header.
    if !received.hasWholeHeader { throw .cut }
    let response = received.response(status: number(CURLINFO_RESPONSE_CODE))
    if response.contradictsItself { throw .unintelligible }
    return response
  }

  private func check(_ code: CURLMcode) throws(HTTPFailure) {
    if code != CURLM_OK { throw .library(1_000 + Int(code.rawValue)) }
  }

  private func number(_ info: CURLINFO) -> Int {
    var number = 0
    return unsafe ccurl_get_long(easy, info, &number) == CURLE_OK ? number : 0
  }

  /// Whether there was ever a connection with the server.
  private var wasConnected: Bool {
    var time: curl_off_t = 0
    // When it is not known, there was one.
    let code = unsafe ccurl_get_size(easy, CURLINFO_CONNECT_TIME_T, &time)
    return code != CURLE_OK || time > 0
  }

  private func failure(_ code: CURLcode, _ limits: HTTPLimits) -> HTTPFailure {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
    case CURLE_COULDNT_CONNECT: .notConnected
    case CURLE_OPERATION_TIMEDOUT: .timedOut(after: limits.total, connected: wasConnected)
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE: .cut
    case CURLE_WRITE_ERROR where received.overflowed != nil:
      .tooLarge(limit: received.overflowed ?? limits.body)
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING,
      CURLE_WRITE_ERROR:
      .unintelligible
    case CURLE_URL_MALFORMAT: .address(.malformed)
    case CURLE_SSL_CONNECT_ERROR: .tls(.handshake)
    case CURLE_SSL_CACERT_BADFILE: .tls(.authorities)
    case CURLE_PEER_FAILED_VERIFICATION: .tls(certificateFault)
    default: .library(Int(code.rawValue))
    }
  }

  /// What OpenSSL says of the certificate. It has nothing to say (0, or what was there before: 1) when
  /// it is only the name that is wrong, which libcurl looks at; other libraries never say anything.
  private var certificateFault: TLSFault {
    switch number(CURLINFO_SSL_VERIFYRESULT) {
    case 62, 64: .wrongName
    case 0, 1: Self.usesOpenSSL ? .wrongName : .certificate
    case 9: .notYetValid
    case 10: .expired
    case 18: .selfSigned
    case 2, 19, 20, 21: .unknownIssuer
    default: .certificate
    }
  }

  private static let usesOpenSSL = {
    guard let text = unsafe curl_version() else { return false }
    // The library's own, not to be freed.
    return unsafe String(cString: text).contains("SSL/")
  }()

  /// Hands bytes to whoever takes them; gives libcurl the number of bytes taken, which ends the
  /// transfer when it is not all of them.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
    _ context: UnsafeMutableRawPointer?, _ take: (ReceivedAnswer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    let (length, overflow) = size.multipliedReportingOverflow(by: count)
    guard !overflow, let context = unsafe context else { return 0 }
    if length == 0 { return 0 }
    let received = unsafe Unmanaged<ReceivedAnswer>.fromOpaque(context).takeUnretainedValue()
    let isTaken = unsafe take(received, UnsafeRawBufferPointer(start: bytes, count: length))
    return isTaken ? length : 0
  }
}
