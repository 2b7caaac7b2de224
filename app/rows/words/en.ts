import { grouped } from '../../platform/us-number.ts'

const tooLong = (megabytes: number) => `is longer than ${megabytes} MB`

export const words = {
  /** Behind the name of a field, or of the row. */
  fields: {
    noText: 'is not text',
    noMoment: 'is no moment such as 2024-05-01 12:34:56+00',
    neitherTrueNorFalse: 'is neither true nor false',
    noneOf: (values: readonly string[]) => `is none of ${values.join(', ')}`,
    tooLong,
    noJson: 'is not valid JSON',
    noObject: 'is not an object',
    valuesForColumns: (values: number, columns: number) => `has ${values} values for ${columns} columns`,
    inFuture: 'lies in the future: the moment of the import is used',
  },
  inlinePhotos: {
    tooLong: 'is too long for a photo',
    brokenAddress: 'is a broken web address',
    neither: 'is neither an image in base64 nor a web address',
    brokenData: 'holds broken base64 data',
  },
  /** Why a file cannot be read on. */
  files: {
    empty: 'The file is empty',
    wrongEnding: (endings: string[]) => `The file must end in ${endings.join(', ')}: it names the format`,
    noSuchFile: 'There is no such file',
    cannotOpen: (code: string | undefined) => `Cannot be opened (${code})`,
    noFile: 'That is not a file',
    utf16: 'The file is written in UTF-16: save it as UTF-8',
    notUtf8: 'The file is not written in UTF-8: save it as UTF-8, which Excel calls “CSV UTF-8”',
    noColumn: (column: string, table: string) =>
      `This is no file of ${table} that was downloaded from this site as CSV: its first line has no column ${column}`,
    columnTwice: (column: string) => `The column ${column} stands twice in the first line`,
    semicolons: 'The cells are parted by semicolons: save the file with commas',
    tabs: 'The cells are parted by tabs: save the file with commas',
    manyBlank: (most: number) => `The file has more than ${grouped(most)} empty rows: please delete them`,
    manyCells: (line: number, most: number) => `Line ${line}: the row has more than ${most} cells`,
    openQuote: (line: number | null) => `${placeOf(line)}: a quote is opened there and never closed`,
    longRow: (line: number | null, megabytes: number) =>
      `${placeOf(line)}: the row ${tooLong(megabytes)}; a quote may be left open`,
    strayQuote: (line: number | null) => `${placeOf(line)}: a quote stands where none can be`,
    noRows: (line: number) => `Line ${line}: a JSON file must be an array of rows, or one row a line`,
    spreadRow: (line: number) =>
      `Line ${line}: a JSON file must be an array of rows, or one whole row on every line`,
    endsEarly: (row: number, line: number) =>
      `The file ends in the middle of row ${row} (line ${line}): it is incomplete`,
    breaksOff: 'The file breaks off before its end: it is incomplete',
    afterEnd: (line: number) => `Line ${line}: something stands after the end of the array`,
    noArray: (line: number) => `Line ${line}: the file is not an array of rows`,
    braceTooMany: (line: number) => `Line ${line}: there is a } too many`,
    notEverything: 'This is no file with everything in it: please choose what it holds',
  },
}

function placeOf(line: number | null) {
  return line === null ? 'The file' : `Line ${line}`
}
