import type { NameDisplay, PhotoSlot, StoryStatus } from '../db/vocabulary.ts'
import type { Language } from '../platform/language.ts'
import { normalized } from '../platform/outside-text.ts'

type Move = { from: StoryStatus[]; to: StoryStatus }

export const storyMoves = {
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending', 'approved'], to: 'rejected' },
  moveToPending: { from: ['approved'], to: 'pending' },
} satisfies Record<string, Move>

/** Who sent a story in or took it back, in its history; everybody else stands there by e-mail address. */
export const submitter = 'submitter'

export type StoryMove = keyof typeof storyMoves

export function isStoryMove(text: string): text is StoryMove {
  return Object.hasOwn(storyMoves, text)
}

export function movesFrom(status: StoryStatus): StoryMove[] {
  const moves: [StoryMove, Move][] = [
    ['approve', storyMoves.approve],
    ['reject', storyMoves.reject],
    ['moveToPending', storyMoves.moveToPending],
  ]
  return moves.filter(([, { from }]) => from.includes(status)).map(([move]) => move)
}

/** What the public may see of a story. */
export type WallStory = {
  id: string
  displayName: string
  cityState: string
  /** Came with the program: shown with the label of a made-up story. */
  isDemo: boolean
  /** Came by the link that an approved applicant was given. */
  isClient: boolean
  /** Its writer lets us show it beyond the wall and its own page. */
  isShared: boolean
  approvalDate: string | null
  headline: string
  howHelped: string
  encouragement: string
  /** What it is told in, whatever the page around it is in. */
  language: Language
  photos: { slot: PhotoSlot; url: string }[]
  createdAt: Date
}

const anonymous = 'Anonymous'

/** `unnamed` is what a page calls somebody who does not want to be named. */
export function shownName({ displayName: name }: Pick<WallStory, 'displayName'>, unnamed: string) {
  return name === anonymous ? unnamed : name
}

/** The name on the wall. Whoever chose nothing is shown by first name and last initial. */
export function displayName(fullName: string, nameDisplay: NameDisplay | null): string {
  // Somebody typed an e-mail address into the name field: it must not go public, whatever they chose.
  // A wide @ is an @ too.
  if (wordsOf(fullName).length === 0 || normalized(fullName, 'NFKC').includes('@')) return anonymous
  if (nameDisplay === 'full-name') return fullName.split(gaps).filter(Boolean).join(' ')
  return nameDisplay ? anonymous : firstNameAndInitial(fullName)
}

function firstNameAndInitial(name: string) {
  const names = withoutTitles(withoutSuffixes(inOrder(name)))
  const [given = anonymous] = names
  const surname = names.length > 1 ? names.at(-1) : undefined
  const initial = surname && initialOf(surname)
  return initial ? `${given} ${initial}.` : given
}

/** 'Doe, Jane' puts the surname in front; 'John Smith, Jr.' does not. */
function inOrder(name: string) {
  const comma = Math.max(name.indexOf(','), 0)
  const front = wordsOf(name.slice(0, comma))
  const words = wordsOf(name)
  const isTurned = front.length > 0 && withoutSuffixes(words).length > front.length
  return isTurned ? [...words.slice(front.length), ...front] : words
}

const suffix = /^(jr|sr|ii|iii|iv|esq|md|phd)$/i
// 'M.D.' and 'Ph.D.' are two words each.
const dottedSuffix = /^(md|phd)$/i
// In both languages: 'Sr.' before a name is a title.
const title = /^(dr|dra|mr|mrs|ms|miss|sr|sra|srta)$/i

// Two words are left in any case: of 'Mr. Doe' the one that remained would be shown in full.
const fewestWords = 2

function withoutSuffixes(words: string[]) {
  let end = words.length
  let length = suffixLength(words, end)
  while (length > 0 && end - length >= fewestWords) {
    end -= length
    length = suffixLength(words, end)
  }
  return words.slice(0, end)
}

/** How many words before `end` are one suffix. */
function suffixLength(words: string[], end: number) {
  if (suffix.test(words[end - 1] ?? '')) return 1
  return dottedSuffix.test(words.slice(Math.max(end - 2, 0), end).join('')) ? 2 : 0
}

function withoutTitles(words: string[]) {
  const first = words.findIndex((word) => !title.test(word))
  return words.slice(Math.max(0, Math.min(first, words.length - fewestWords)))
}

function initialOf(word: string) {
  // A letter together with its accents counts as one, and an emoji or bracket is no initial.
  return word.match(/\p{L}\p{M}*/u)?.[0].toLocaleUpperCase('en-US')
}

// Besides ordinary spaces: blanks that \s does not know, and invisible marks.
// One of these between two names must not make them a single word, which would be shown in full.
const gaps = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u115f\u1160\u180e\u2800\u3164\uffa0]+/u
// What people write between two names instead of a space.
const separators = /[,;._·•/|\\+&]+/u

function wordsOf(name: string) {
  return name
    .split(gaps)
    .flatMap((part) => part.split(separators))
    .filter(Boolean)
}
