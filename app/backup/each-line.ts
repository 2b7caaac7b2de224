import type { Readable } from 'node:stream'
import { backupFileWords } from './backup-file-words.ts'
import { BackupProblem } from './backup-problem.ts'

// The largest row is one photo in base64; past this it is no line of ours.
const maxLineBytes = 64 * 1024 * 1024
const lineFeed = 10

/** The lines of a stream, without their line feeds. Every line ends with one, the last too. */
export async function* eachLine(stream: Readable): AsyncGenerator<string, undefined> {
  let pieces: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    const piece: Buffer = chunk
    let start = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      pieces.push(piece.subarray(start, end))
      yield Buffer.concat(pieces).toString('utf8')
      pieces = []
      bytes = 0
      start = end + 1
    }
    pieces.push(piece.subarray(start))
    bytes += piece.length - start
    if (bytes > maxLineBytes) throw new BackupProblem(backupFileWords.en.lineTooLong)
  }
  if (bytes > 0) throw new BackupProblem(backupFileWords.en.endsInRow)
}
