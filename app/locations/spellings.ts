import { slugOf } from '../platform/slug.ts'
import { otherWords } from '../platform/town-name.ts'
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
  // Not the last, which is a state: 'mt' is Montana.
  const otherwise = words.map((word, i) => (i < words.length - 1 ? (otherWords.get(word) ?? word) : word))
  // An apostrophe is a hyphen in our addresses (lee-s-summit) and nothing in many others (lees-summit).
  const apart = words.flatMap((word, i) => [
    words.with(i, word.replace(/s$/, '-s')),
    words.with(i, `${word.charAt(0)}-${word.slice(1)}`),
  ])
  return [otherwise, ...apart].map((spelling) => spelling.join('-'))
}

/** Routers decode once; a link copied from elsewhere may be encoded twice. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
