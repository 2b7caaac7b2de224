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

/** No town has a longer name; thousands of marks on one letter would take `normalize` seconds. */
const maxNameLength = 100

/** Letters and digits alone: "O'Fallon", 'OFALLON' and 'O’fallon' are one town. Empty for what can be no name. */
export function bareName(town: string) {
  if (town.length > maxNameLength) return ''
  return town
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const eitherWord = new RegExp(`\\b(${[...otherWords.keys()].join('|')})\\b`, 'gi')

/** What `bareName` may make of a town that we know, its own spelling first: 'St. Louis' is 'Saint Louis' to many. */
export function bareSpellings(town: string) {
  const other = town.replace(eitherWord, (word) => otherWords.get(word.toLowerCase()) ?? word)
  return other === town ? [bareName(town)] : [bareName(town), bareName(other)]
}
