import { createHash, randomBytes } from 'node:crypto'

let lastMs = 0
let counter = 0

/** A UUID of version 7: sorts by the time it was made, also among ids of the same millisecond. */
export function newId(): string {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    // Half of the 12 bits stay free, so that a burst seldom borrows from the next millisecond.
    counter = randomBytes(2).readUInt16BE() & 0x7ff
  } else if (++counter > 0xfff) {
    // Also taken when the clock was set back: the order of ids matters more than their exact time.
    lastMs++
    counter = 0
  }
  return format(lastMs, counter, randomBytes(8))
}

/** The same id for the same text, of version 8: whoever stores it a second time finds it there. */
export function idOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** True for every id this program can have made; PostgreSQL refuses to compare a uuid with anything else. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

function format(ms: number, count: number, random: Buffer): string {
  random.writeUInt8((random.readUInt8() & 0x3f) | 0x80)
  const time = ms.toString(16).padStart(12, '0')
  const tail = random.toString('hex')
  const middle = (0x7000 | count).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
