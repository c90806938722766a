package enum ReglaDeDesempate: Sendable, Hashable { case general }
