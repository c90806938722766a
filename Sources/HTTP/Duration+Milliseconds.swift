extension Duration {
  /// Rounded up, from one to some days: for those who take 0 for no limit.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    if seconds >= 1_000_000 { return 1_000_000_000 }
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return max(1, Int(max(seconds, 0)) * 1_000 + Int(rest))
  }
}
