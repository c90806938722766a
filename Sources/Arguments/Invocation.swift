/// What a command line asks for.
package enum Invocation<Action: Sendable>: Sendable {
  case run(Action, ParsedArguments)
  case help(Help)
  case version
}
