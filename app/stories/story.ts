export const storyStatuses = ['pending', 'approved', 'rejected'] as const
export type StoryStatus = (typeof storyStatuses)[number]

export const nameDisplays = ['full-name', 'nickname', 'anonymous'] as const
export type NameDisplay = (typeof nameDisplays)[number]

export const photoSlots = ['renter', 'exterior', 'interior'] as const
export type PhotoSlot = (typeof photoSlots)[number]

type Move = { from: StoryStatus[]; to: StoryStatus }

export const storyMoves = {
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending', 'approved'], to: 'rejected' },
  moveToPending: { from: ['approved'], to: 'pending' },
} satisfies Record<string, Move>

/** What the history of a story may hold. */
export type StoryDecision = 'submit' | StoryMove | 'withdraw'

/** Who sent a story in or took it back, in its history; everybody else stands there by e-mail address. */
export const submitter = 'submitter'

export type StoryMove = keyof typeof storyMoves

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
  approvalDate: string | null
  headline: string
  howHelped: string
  encouragement: string
  photos: { slot: PhotoSlot; url: string }[]
  createdAt: Date
}

const anonymous = 'Anonymous'

/** The name on the wall (SPEC §3). Without a wish: first name and last initial. */
export function displayName(fullName: string, nameDisplay: NameDisplay | null): string {
  const words = wordsOf(fullName)
  // Somebody typed an e-mail address into the name field: it must not go public, whatever they chose.
  if (words.length === 0 || fullName.includes('@')) return anonymous
  if (nameDisplay === 'full-name') return words.join(' ')
  if (nameDisplay) return anonymous
  return firstNameAndInitial(words)
}

function firstNameAndInitial(words: string[]) {
  const [first = anonymous, second] = words
  if (!second) return first
  // "Doe, Jane" puts the surname in front.
  const [given, surname] = first.endsWith(',') ? [second, first] : [first, words.at(-1) ?? '']
  const initial = initialOf(surname)
  return initial ? `${given} ${initial}.` : given
}

function initialOf(word: string) {
  // A letter together with its accents counts as one, and an emoji or bracket is no initial.
  return word.match(/\p{L}\p{M}*/u)?.[0].toLocaleUpperCase('en-US')
}

// Besides ordinary spaces: blanks that \s does not know, and invisible marks that change the reading direction.
// One of these between two names must not make them a single word, which would be shown in full.
const gaps =
  /[\s\p{Cc}\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\uffa0]+/u

function wordsOf(name: string) {
  return name.split(gaps).filter(Boolean)
}
