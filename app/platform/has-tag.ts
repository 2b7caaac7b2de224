/** A client has a few tags for one address; a longer list is not read, and the answer sent whole. */
const maxLength = 2000

/**
 * Whether an If-None-Match names this tag. A proxy that compresses marks it as weak, though the bytes are the same. In its
 * quotes it is found without taking the list apart, which would cost milliseconds for 16 KB of commas.
 */
export function hasTag(ifNoneMatch: string | null | undefined, etag: string) {
  if (!ifNoneMatch || ifNoneMatch.length > maxLength) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag)
}
