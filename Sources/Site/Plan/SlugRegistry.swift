/// Slugs that are in use.
struct SlugRegistry {
  private var taken: Set<String>
  /// Of each slug that was asked for again, the number to try next: counting from 2 each time would
  /// take a quarter of an hour for twenty thousand names that differ in a hyphen.
  private var next: [String: Int] = [:]

  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Takes a slug that is free; says whether it was.
  mutating func take(_ slug: String) -> Bool { taken.insert(slug).inserted }

  /// `base`, or with the first number that makes it unique.
  mutating func unique(_ base: String) -> String {
    if taken.insert(base).inserted { return base }
    var number = next[base] ?? 2
    var slug = "\(base)-\(number)"
    while !taken.insert(slug).inserted {
      number += 1
      slug = "\(base)-\(number)"
    }
    next[base] = number + 1
    return slug
  }
}
