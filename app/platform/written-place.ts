import { stateCodeFor, stateNameOf } from './us-states.ts'

const countries = [
  'usa',
  'us',
  'eeuu',
  'ee uu',
  'united states',
  'united states of america',
  'estados unidos',
]
/** Of Mexico, though it ends in the name of one of ours. */
const foreignState = 'baja california'
const zipCode = /^(\d{5})(?:-?\d{4})?$/

export type WrittenPlace = { town: string; stateCode: string | null; zip: string | null }

/**
 * 'Houston, TX 77002, USA' as its parts, 'houston texas' and 'Washington, D.C.' too. The town is all that is written
 * where nothing else is left: 'New York' is both.
 */
export function readPlace(written: string): WrittenPlace {
  const { town, whole, stateCode, zip } = partsOf(written)
  return { town: town || whole, stateCode, zip }
}

const otherNames = new Map([
  ['nyc', 'New York, NY'],
  ['new york city', 'New York, NY'],
])

/** 'Houston, TX' however it was written, 'New York, NY' of 'NYC', and of a state alone, or its two letters, its name. */
export function plainPlace(written: string): string {
  const { town, whole, stateCode, zip } = partsOf(written)
  if (!whole) return zip ?? ''
  if (!stateCode || !town)
    return otherNames.get(whole.toLowerCase()) ?? (stateCode ? stateNameOf(stateCode) : whole)
  const named = `${town}, ${stateCode}`
  const other = otherNames.get(town.toLowerCase())
  // 'NYC, TX' is no name of New York.
  return other?.endsWith(stateCode) ? other : named
}

function partsOf(written: string) {
  let words = written
    .replace(/[\p{Cf},]/gu, ' ')
    .trim()
    .split(/\s+/)
  let zip: string | null = null
  while (true) {
    const found = zipCode.exec(words.at(-1) ?? '')?.[1]
    zip ??= found ?? null
    const beyond = found ? 1 : tailOf(words, 4, (tail) => countries.includes(tail))
    if (beyond === 0) break
    words = words.slice(0, -beyond)
  }
  // The longest: 'West Virginia' ends in another state.
  const length = tailOf(words, 3, (tail) => tail === foreignState || stateCodeFor(tail) !== null)
  const stateCode = length > 0 ? stateCodeFor(plain(words.slice(-length))) : null
  return { town: words.slice(0, words.length - length).join(' '), whole: words.join(' '), stateCode, zip }
}

/** How many of the last words say it together, the most that do; 0 when none do. */
function tailOf(words: string[], most: number, says: (tail: string) => boolean) {
  const counts = Array.from({ length: most }, (_, index) => most - index)
  return counts.find((count) => count <= words.length && says(plain(words.slice(-count)))) ?? 0
}

function plain(words: string[]) {
  return words.join(' ').replaceAll('.', '').toLowerCase()
}
