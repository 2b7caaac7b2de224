import { createHash } from 'node:crypto'
import { isId } from '../../db/uuid.ts'

type Words = { email: string; full_name: string; headline: string; how_helped: string }

/**
 * The row's own id when it is a UUID. Otherwise one made from the row, always the same from the same row: a
 * second run finds what the first one brought over.
 */
export function storyIdOf(sourceId: unknown, createdAt: unknown, words: Words): string {
  const own = idText(sourceId)
  const lowercase = own.toLowerCase()
  if (isId(lowercase)) return lowercase
  // A numbered row may be edited between two runs; the number and the sender stay.
  if (own) return nameBasedId(['numbered', own, words.email])
  return nameBasedId([
    'unnumbered',
    String(createdAt ?? ''),
    words.email,
    words.full_name,
    words.headline,
    words.how_helped,
  ])
}

/** What a report may show of the id column: whatever else stands there may be private. */
export function shownId(sourceId: unknown): string | null {
  const text = idText(sourceId).toLowerCase()
  return isId(text) || /^\d{1,20}$/.test(text) ? text : null
}

function idText(sourceId: unknown) {
  return typeof sourceId === 'string' || typeof sourceId === 'number' ? String(sourceId).trim() : ''
}

/** Version 8 is the one that leaves the making to us. */
function nameBasedId(parts: string[]) {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
