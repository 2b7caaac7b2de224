/** How much of a page's text stands on no other page, names masked: what search engines call a doorway says nothing else. */

const sequenceLength = 5
const mask = '§'

/** What a visitor reads between header and footer. */
export function mainText(html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&[a-z]+;/g, ' ')
}

/** The text with every name of this place as one and the same sign. */
export function masked(text: string, names: readonly string[]) {
  const longestFirst = names.filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length)
  const either = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  if (either === '') return text
  return text.replace(new RegExp(either, 'g'), (name, at: number) =>
    isInWord(text, at - 1) || isInWord(text, at + name.length) ? name : mask,
  )
}

/** Asked of the few that are found: looking around every letter takes most of the time otherwise. */
function isInWord(text: string, at: number) {
  return /[\p{L}\p{N}]/u.test(text.charAt(at))
}

/** Every five words in a row, as numbers: a set of them is small. */
export function sequencesOf(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%§](?:[\p{L}\p{N}$%§.,’-]*[\p{L}\p{N}$%§])?/gu) ?? []
  const hashes = words.map(hashOf)
  const count = Math.max(0, hashes.length - sequenceLength + 1)
  return Array.from({ length: count }, (_, start) => joined(hashes, start))
}

/** Of the words' own numbers, so that no text is put together for it. */
function joined(hashes: readonly number[], start: number) {
  let hash = seed
  for (let i = start; i < start + sequenceLength; i++) hash = Math.imul(hash ^ (hashes[i] ?? 0), prime)
  return hash >>> 0
}

/** On how many pages of the sample a sequence stands. */
export type Reference = Map<number, number>

export function referenceOf(pages: Iterable<readonly number[]>): Reference {
  const counts: Reference = new Map()
  for (const page of pages)
    for (const sequence of new Set(page)) counts.set(sequence, (counts.get(sequence) ?? 0) + 1)
  return counts
}

/** Percent of its different sequences. A page of the sample is compared with all others of it. */
export function ownShareOf(page: readonly number[], reference: Reference, isInSample: boolean) {
  const different = new Set(page)
  if (different.size === 0) return 0
  const itself = isInSample ? 1 : 0
  const own = [...different].filter((sequence) => (reference.get(sequence) ?? 0) <= itself)
  return Math.floor((own.length / different.size) * 100)
}

/** FNV-1a. */
const seed = 0x811c9dc5
const prime = 0x01000193

function hashOf(text: string) {
  let hash = seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), prime)
  return hash >>> 0
}
