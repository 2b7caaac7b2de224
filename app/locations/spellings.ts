import { slugOf } from '../platform/slug.ts'
import { otherWords } from '../platform/town-name.ts'
import { plainPlace } from '../platform/written-place.ts'
import { isPossibleName } from './slug.ts'

/**
 * The one address of what a stranger wrote, or null when it can be no name.
 * A way of writing that we know under another one gives the known one: 'Saint Louis', 'ofallon'.
 */
export function canonicalSlug(written: string, isKnown: (slug: string) => boolean) {
  const text = decoded(written)
  if (text === null || !isPossibleName(text)) return null
  const slug = slugOf(text)
  return isKnown(slug) ? slug : (otherSpellings(slug).find(isKnown) ?? slug)
}

function otherSpellings(slug: string) {
  const words = slug.split('-')
  const inFull = words.with(0, directions.get(words[0] ?? '') ?? words[0] ?? '')
  const plain = plainWords(inFull)
  // An apostrophe is a hyphen in our addresses (lee-s-summit) and nothing in many others (lees-summit).
  const apart = words.flatMap((word, i) => [
    words.with(i, word.replace(/s$/, '-s')),
    words.with(i, `${word.charAt(0)}-${word.slice(1)}`),
  ])
  return [otherwise(words), inFull, otherwise(inFull), plain, otherwise(plain), ...apart].map((spelling) =>
    spelling.join('-'),
  )
}

/** 'n-las-vegas-nv': before a name alone, in the midst of one an 's' is what follows an apostrophe. */
const directions = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
])

// Not the last, which is a state: 'mt' is Montana.
function otherwise(words: string[]) {
  return words.map((word, i) => (i < words.length - 1 ? (otherWords.get(word) ?? word) : word))
}

/** A town with its state, as many write it: 'houston-texas-usa', 'washington-d-c', 'nyc'. */
function plainWords(words: string[]) {
  const place = plainPlace(words.join(' ').replace(/ d c$/, ' dc'))
  // 'tx' alone is answered elsewhere, by what stands before it.
  return place.includes(',') ? slugOf(place).split('-') : words
}

/** Routers decode once; a link copied from elsewhere may be encoded twice. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
