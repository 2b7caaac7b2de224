/** Tells texts apart, for caches and open pages; it keeps nothing secret (FNV-1a). */
export function shortHash(text: string) {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
