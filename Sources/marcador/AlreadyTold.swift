/// A failure whose reasons were reported already.
struct AlreadyTold: Error {}
