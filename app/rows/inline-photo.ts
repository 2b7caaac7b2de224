import { rowWords } from './row-words.ts'

/** What a photo column of a table store may hold. */
export type PhotoValue =
  | { kind: 'inline'; bytes: Buffer }
  | { kind: 'address' }
  | { kind: 'unusable'; reason: string }

const inlineStart = /^data:image\/[\w.+-]+(?:;[\w-]+=[\w-]+)*;base64,/i

/** Beyond any address; only image data is longer. */
const maxAddressLength = 2000
/** A photo of 5 MB is seven million signs of base64, and some programs break it into lines. */
const maxDataLength = 20_000_000

const { fields, inlinePhotos: words } = rowWords.en

export function parsePhotoValue(value: unknown): PhotoValue {
  if (typeof value !== 'string') return { kind: 'unusable', reason: fields.noText }
  if (value.length > maxDataLength) return { kind: 'unusable', reason: words.tooLong }
  const text = value.trim()
  if (/^https?:\/\//i.test(text)) {
    return text.length <= maxAddressLength && URL.canParse(text)
      ? { kind: 'address' }
      : { kind: 'unusable', reason: words.brokenAddress }
  }
  // Only the start is looked at: the whole may be seven million characters long.
  const start = text.slice(0, 200).match(inlineStart)?.[0]
  if (!start) return { kind: 'unusable', reason: words.neither }
  const data = text.slice(start.length)
  const bytes = bytesOf(data)
  return bytes ? { kind: 'inline', bytes } : { kind: 'unusable', reason: words.brokenData }
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Null for what is no base64. Blanks and line ends may stand anywhere. */
function bytesOf(data: string) {
  const signs = data.replace(/\s+/g, '')
  return base64.test(signs) ? Buffer.from(signs, 'base64') : null
}
