import { rowWords } from './row-words.ts'
import { MalformedFile } from './source-row.ts'

const words = rowWords.en.files

/** The text of one value; null when it is longer than allowed. */
export type Piece = { line: number; text: string | null }

/** Cuts a file into the values it holds, chunk by chunk, without understanding them. */
export type Splitter = { push(chunk: Buffer): Piece[]; finish(): Piece[] }

export const newline = 0x0a
const comma = 0x2c
const quote = 0x22
const backslash = 0x5c
const open = { bracket: 0x5b, brace: 0x7b }
const close = { bracket: 0x5d, brace: 0x7d }

/** UTF-8 keeps these bytes for these characters, so bytes can be looked at without decoding them. */
export function isBlank(byte: number | undefined) {
  return byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09
}

/** For `[row, row …]`. A row that is not JSON is handed on as it is; only the array itself must be whole. */
export class ArraySplitter implements Splitter {
  #collected: Collected
  #line: number
  #pieceLine: number | null = null
  #pieces = 0
  #depth = 0
  #isOver = false
  #inString = false
  #isEscaped = false

  constructor(maxBytes: number, firstLine = 1) {
    this.#collected = new Collected(maxBytes)
    this.#line = firstLine
  }

  push(chunk: Buffer): Piece[] {
    const found: Piece[] = []
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      const border = this.#step(byte)
      if (byte === newline) this.#line++
      if (!border) continue
      if (border === 'end') {
        this.#collected.add(chunk.subarray(from, at))
        found.push(...this.#takePiece())
      }
      from = at + 1
    }
    if (this.#depth > 0) this.#collected.add(chunk.subarray(from))
    return found
  }

  finish(): Piece[] {
    if (this.#isOver) return []
    throw new MalformedFile(words.endsEarly(this.#pieces + 1, this.#line))
  }

  /** Whether this byte stands before the first row or ends one. */
  #step(byte: number): 'start' | 'end' | null {
    if (this.#inString) return this.#stepInString(byte)
    if (isBlank(byte)) return null
    if (this.#depth === 0) return this.#begin(byte)
    const isBetween = this.#depth === 1 && (byte === comma || byte === close.bracket)
    if (!isBetween) this.#pieceLine ??= this.#line
    if (byte === quote) this.#inString = true
    else if (byte === open.bracket || byte === open.brace) this.#depth++
    else if (byte === close.bracket || byte === close.brace) this.#goUp(byte)
    return isBetween ? 'end' : null
  }

  #stepInString(byte: number) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === backslash) this.#isEscaped = true
    else if (byte === quote) this.#inString = false
    return null
  }

  #begin(byte: number) {
    if (this.#isOver) throw new MalformedFile(words.afterEnd(this.#line))
    if (byte !== open.bracket) throw new MalformedFile(words.noArray(this.#line))
    this.#depth = 1
    return 'start' as const
  }

  #goUp(byte: number) {
    this.#depth--
    if (this.#depth > 0) return
    if (byte === close.brace) throw new MalformedFile(words.braceTooMany(this.#line))
    this.#isOver = true
  }

  /** Nothing between the brackets is no row; nothing between two commas is a broken one. */
  #takePiece(): Piece[] {
    const text = this.#collected.take()
    if (this.#isOver && this.#pieces === 0 && this.#pieceLine === null) return []
    const line = this.#pieceLine ?? this.#line
    this.#pieceLine = null
    this.#pieces++
    return [{ line, text }]
  }
}

/** For one row a line. A line that is broken spoils no other. */
export class LineSplitter implements Splitter {
  #collected: Collected
  #line: number

  constructor(maxBytes: number, firstLine = 1) {
    this.#collected = new Collected(maxBytes)
    this.#line = firstLine
  }

  push(chunk: Buffer): Piece[] {
    const found: Piece[] = []
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      this.#collected.add(chunk.subarray(from, at))
      found.push(...this.finish())
      this.#line++
      from = at + 1
    }
    this.#collected.add(chunk.subarray(from))
    return found
  }

  finish(): Piece[] {
    const text = this.#collected.take()
    return text?.trim() === '' ? [] : [{ line: this.#line, text }]
  }
}

/** Keeps the bytes of one value until it is whole, and none of one that is too long. */
class Collected {
  #parts: Buffer[] = []
  #bytes = 0
  #maxBytes: number

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  add(part: Buffer) {
    this.#bytes += part.length
    if (this.#bytes > this.#maxBytes) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  take(): string | null {
    const text = this.#bytes > this.#maxBytes ? null : Buffer.concat(this.#parts).toString('utf8')
    this.#parts = []
    this.#bytes = 0
    return text
  }
}
