import { normalized } from './outside-text.ts'

/** Words in the names of towns that some write in full and some in short. */
const pairs = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
] as const

/** 'st' of 'saint', and 'saint' of 'st'. */
export const otherWords = new Map<string, string>(
  pairs.flatMap(([full, short]) => [
    [full, short],
    [short, full],
  ]),
)

/** Letters and digits alone: "O'Fallon", 'OFALLON' and 'O’fallon' are one town. */
export function bareName(town: string) {
  return normalized(town, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const eitherWord = new RegExp(`\\b(${[...otherWords.keys()].join('|')})\\b`, 'gi')

/** What `bareName` may make of a town that we know, its own spelling first: 'St. Louis' is 'Saint Louis' to many. */
export function bareSpellings(town: string) {
  const other = town.replace(eitherWord, (word) => otherWords.get(word.toLowerCase()) ?? word)
  return other === town ? [bareName(town)] : [bareName(town), bareName(other)]
}
