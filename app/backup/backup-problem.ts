/** Its message is the one line the owner sees. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
