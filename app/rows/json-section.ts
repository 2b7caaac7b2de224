import { isBlank, newline } from './json-splitter.ts'
import { rowWords } from './row-words.ts'
import { MalformedFile } from './source-row.ts'

const quote = 0x22
const backslash = 0x5c
const [bracket, brace] = [0x5b, 0x7b]
const closing = [0x5d, 0x7d]
/** A longer name is none of ours. */
const maxNameBytes = 100

/**
 * The array that stands under `name` in a file of the form `{ "name": [row, row …], … }`, with as many empty lines
 * before it as the file has: lines are counted as a reader counts them. An empty array when there is no such name in a whole file.
 */
export async function* sectionOf(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const scan = new SectionScan(name)
  for await (const chunk of chunks) {
    const piece = scan.push(chunk)
    if (scan.linesBefore !== null) {
      yield Buffer.alloc(scan.linesBefore, newline)
      scan.linesBefore = null
    }
    if (piece) yield piece
    if (scan.isOver) return
  }
  if (scan.isInside) return
  // A section that is not there may be what was cut off.
  if (scan.isOpen) throw new MalformedFile(rowWords.en.files.breaksOff)
  yield Buffer.from('[]')
}

class SectionScan {
  isInside = false
  isOver = false
  /** Set for a moment when the section begins. */
  linesBefore: number | null = null
  #name: string
  #lines = 0
  #depth = 0
  #inString = false
  #isEscaped = false
  #said: number[] = []

  constructor(name: string) {
    this.#name = name
  }

  /** Until the last brace. */
  get isOpen() {
    return this.#depth > 0
  }

  push(chunk: Buffer): Buffer | null {
    let from = this.isInside ? 0 : -1
    for (let at = 0; at < chunk.length && !this.isOver; at++) {
      const byte = chunk[at] ?? 0
      if (byte === newline) this.#lines++
      const border = this.#inString ? this.#stepInString(byte) : this.#step(byte)
      if (border === 'start') from = at
      if (border === 'end') return chunk.subarray(from, at + 1)
    }
    return from < 0 ? null : chunk.subarray(from)
  }

  #step(byte: number): 'start' | 'end' | null {
    if (this.#depth === 0 && !isBlank(byte) && byte !== brace)
      throw new MalformedFile(rowWords.en.files.notEverything)
    if (byte === quote) {
      this.#inString = true
      if (this.#depth === 1) this.#said = []
    } else if (byte === bracket || byte === brace) {
      this.#depth++
      return this.#depth === 2 && byte === bracket ? this.#begin() : null
    } else if (closing.includes(byte)) {
      this.#depth--
      if (this.isInside && this.#depth === 1) {
        this.isOver = true
        return 'end'
      }
    }
    return null
  }

  #begin() {
    if (Buffer.from(this.#said).toString() !== this.#name) return null
    this.isInside = true
    this.linesBefore = this.#lines
    return 'start' as const
  }

  #stepInString(byte: number) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === backslash) this.#isEscaped = true
    else if (byte === quote) this.#inString = false
    if (this.#inString && this.#depth === 1 && this.#said.length < maxNameBytes) this.#said.push(byte)
    return null
  }
}
