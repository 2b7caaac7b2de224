export const words = {
  failed: (problem: string) => `The last try did not work: ${problem}.`,
  made: 'The backup is made.',
  making: (percent: number) => `Making a backup: ${percent} %`,
  howFar: 'See how far it is now',
  /** Also what the command says. */
  problems: {
    noRoom: 'There is no room left on the disk; nothing was changed',
    folder: 'This is a folder: name a file',
    noDatabase: (code: string) => `The database cannot be reached (${code})`,
    siteStopped: 'The site was stopped before the backup was finished',
    stopped: 'The backup was stopped before it was finished; nothing was changed',
    empty: 'The database is empty: there is nothing to back up yet',
    tablesLost:
      'The database was prepared by this program, but its tables are not where the program looks for them: no backup was made',
    notOwner:
      'The role of DATABASE_URL does not own the tables and sees none of their rows: make the backup with the role of the site',
    newer: (migration: string) =>
      `The database is newer than this program (${migration}): make the backup with the newer version`,
  },
}
