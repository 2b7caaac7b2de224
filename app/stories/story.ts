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
  // "Doe, Jane" puts the surname in front.
  const comma = name.indexOf(',')
  const [front, back] = [wordsOf(name.slice(0, Math.max(comma, 0))), wordsOf(name.slice(comma + 1))]
  const isTurned = front.length > 0 && back.length > 0 && !suffix.test(back[0] ?? '')
  const words = wordsOf(name)
  const given = (isTurned ? back[0] : words[0]) ?? anonymous
  const surname = isTurned ? front.at(-1) : words.length > 1 ? words.at(-1) : undefined
  const initial = surname && initialOf(surname)
  return initial ? `${given} ${initial}.` : given
}

// 'John Smith, Jr.' is not turned round.
const suffix = /^(jr|sr|i{1,3}|iv|esq|md|phd)$/i

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
