/** What the owner is told about backups, whichever process of the site makes them. */
export type BackupStatus = {
  /** One is being made right now. */
  running: { percent: number } | null
  /** How the last try ended, when it ended badly. */
  failed: { at: Date; words: string } | null
  last: { at: Date; bytes: number; file: string } | null
}
