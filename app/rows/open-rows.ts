import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Wanted } from './csv-header.ts'
import { csvRows } from './csv-rows.ts'
import { jsonRows } from './json-rows.ts'
import { sectionOf } from './json-section.ts'
import { rowWords } from './row-words.ts'
import { MalformedFile, type SourceRow } from './source-row.ts'

const words = rowWords.en.files

export type RowFile = {
  rows: AsyncIterable<SourceRow>
  bytes: number
  bytesRead(): number
  close(): Promise<void>
}

type Read = (chunks: AsyncIterable<Buffer>, wanted: Wanted) => AsyncIterable<SourceRow>

const readJson: Read = (chunks) => jsonRows(chunks)
const readers = new Map<string, Read>([
  ['.csv', csvRows],
  ['.json', readJson],
  ['.ndjson', readJson],
  ['.jsonl', readJson],
])

/** Reads the file a piece at a time, however large it is. `section`: of one that holds several tables by name. */
export async function openRows(path: string, wanted: Wanted, section?: string): Promise<RowFile> {
  const read = readers.get(extname(path).toLowerCase())
  if (!read) throw new MalformedFile(words.wrongEnding([...readers.keys()]))
  const file = await openFile(path)
  const { size } = await file.stat()
  let bytesRead = 0

  async function* chunks() {
    const check = utf8Check()
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const bytes: Buffer = chunk
      const isFirst = bytesRead === 0
      bytesRead += bytes.length
      const unmarked = isFirst ? withoutMark(bytes) : bytes
      check(unmarked)
      yield unmarked
    }
    check()
  }
  const all = section ? sectionOf(chunks(), section) : chunks()
  return {
    rows: read(all, wanted),
    bytes: size,
    bytesRead: () => bytesRead,
    close: () => file.close(),
  }
}

async function openFile(path: string) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new MalformedFile(error.code === 'ENOENT' ? words.noSuchFile : words.cannotOpen(error.code))
  })
  if ((await file.stat()).isFile()) return file
  await file.close()
  throw new MalformedFile(words.noFile)
}

/** Letters of another encoding would come out as rubbish. Takes chunk by chunk, and nothing at the end. */
function utf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new MalformedFile(words.notUtf8)
    }
  }
}

/** Spreadsheets put a mark in front of UTF-8 text. UTF-16 has one of its own, or a zero in its first letter. */
function withoutMark(chunk: Buffer) {
  const start = chunk.subarray(0, 3).toString('hex')
  if (/^(fffe|feff|00|..00)/.test(start)) {
    throw new MalformedFile(words.utf16)
  }
  return start === 'efbbbf' ? chunk.subarray(3) : chunk
}
