/** What only the owner can mend. The message says how, and is all that a start prints of it. */
export class DatabaseProblem extends Error {
  readonly isPlain = true
}
