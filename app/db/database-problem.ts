/** Its message is all that the owner needs to see; the start prints no stack. */
export class DatabaseProblem extends Error {
  readonly isPlain = true
}
