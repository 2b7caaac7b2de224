/** What is wrong with a file: in the command, and where a backup is read back after it was made. */
export const words = {
  noFile: 'There is no such file',
  newer: 'This backup was made by a newer version of the program: use that version to read it',
  noBackup: 'This is not a backup of this program, or its beginning is damaged',
  lineTooLong: 'This is not a backup of this program: a line is too long',
  endsInRow: damaged('it ends in the middle of a row'),
  goesOn: damaged('it goes on after its last table'),
  noTable: (table: string) => damaged(`the table ${table} is not where it should be`),
  endsInTable: (table: string) => damaged(`it ends in the middle of the table ${table}`),
  otherRows: (table: string) => damaged(`the rows of the table ${table} are not what was written`),
  notUnpacked: damaged('it cannot be unpacked to its end'),
}

function damaged(what: string) {
  return `The backup is damaged: ${what}. Use another one`
}
