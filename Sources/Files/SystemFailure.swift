#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A call of the system that failed, before it is known what for.
struct SystemFailure: Error, Hashable {
  let errno: Int32

  /// Nothing has that name.
  var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }
  var isNotEmpty: Bool { errno == ENOTEMPTY || errno == EEXIST }
  /// The disk or the system cannot do this at all.
  var isNotSupported: Bool {
    errno == ENOTSUP || errno == EOPNOTSUPP || errno == ENOSYS || errno == EINVAL
  }
  /// Locks are not kept there (some network disks).
  var hasNoLocks: Bool { isNotSupported || errno == ENOLCK || errno == EBADF }
  /// What opening something says that is neither a file nor a folder.
  var isOfSpecialFile: Bool { errno == ENXIO || errno == ELOOP }
  var isNotPermitted: Bool { errno == EPERM }
}
