/** What a photo column of a table store may hold. */
export type PhotoValue =
  | { kind: 'inline'; bytes: Buffer }
  | { kind: 'address' }
  | { kind: 'unusable'; reason: string }

const inlineStart = /^data:image\/[\w.+-]+(?:;[\w-]+=[\w-]+)*;base64,/i
const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

export function parsePhotoValue(value: unknown): PhotoValue {
  if (typeof value !== 'string') return { kind: 'unusable', reason: 'is not text' }
  const text = value.trim()
  if (/^https?:\/\//i.test(text)) {
    return URL.canParse(text) ? { kind: 'address' } : { kind: 'unusable', reason: 'is a broken web address' }
  }
  // Only the start is looked at: the whole may be seven million characters long.
  const start = text.slice(0, 200).match(inlineStart)?.[0]
  if (!start) return { kind: 'unusable', reason: 'is neither an image in base64 nor a web address' }
  const data = text.slice(start.length)
  if (!base64.test(data)) return { kind: 'unusable', reason: 'holds broken base64 data' }
  return { kind: 'inline', bytes: Buffer.from(data, 'base64') }
}
