import type { TokenProblem } from './form-token.server.ts'
import { countLinks, hasMarkup, hasSpamWords, isAllCapitals, isRepetitive } from './spam-signs.ts'
import { spamSignWords } from './spam-words.ts'

/** What may point to a robot, in whatever was sent. Points add up. */
export const spamFlags = {
  'honeypot-filled': { points: 60 },
  'no-token': { points: 30 },
  'forged-token': { points: 40 },
  // Not enough beside capitals or repeated words: on a bad network a form gets its token only when it is sent. A robot
  // gains nothing, because it can always wait.
  'too-fast': { points: 25 },
  'too-old': { points: 10 },
  links: { points: 25 },
  'many-links': { points: 30 },
  markup: { points: 30 },
  'spam-words': { points: 40 },
  'all-capitals': { points: 15 },
  'repeated-words': { points: 20 },
  'copied-text': { points: 40 },
}

export type SpamFlag = keyof typeof spamFlags

/** From here on somebody is asked to look twice. One small oddity alone stays below it. */
export const flaggedFrom = 50

export function isFlagged(score: number) {
  return score >= flaggedFrom
}

export type SpamFacts = {
  /** Everything that was written freely. */
  text: string
  honeypot: string
  tokenProblem: TokenProblem | null
  /** How often the same words came lately, where that is counted. */
  earlierCopies?: number
}

/** Never a reason to refuse: the score and the flags are stored with what was sent. */
export function spamScore({ text, honeypot, tokenProblem, earlierCopies = 0 }: SpamFacts) {
  const linkCount = countLinks(text)
  const found: Record<SpamFlag, boolean> = {
    'honeypot-filled': honeypot.trim() !== '',
    'no-token': tokenProblem === 'no-token',
    'forged-token': tokenProblem === 'forged-token',
    'too-fast': tokenProblem === 'too-fast',
    'too-old': tokenProblem === 'too-old',
    links: linkCount > 0,
    'many-links': linkCount > 2,
    markup: hasMarkup(text),
    'spam-words': hasSpamWords(text),
    'all-capitals': isAllCapitals(text),
    'repeated-words': isRepetitive(text),
    'copied-text': earlierCopies > 0,
  }
  const flags = Object.keys(spamFlags).filter((flag): flag is SpamFlag => isSpamFlag(flag) && found[flag])
  return { score: flags.reduce((sum, flag) => sum + spamFlags[flag].points, 0), flags }
}

function isSpamFlag(text: string): text is SpamFlag {
  return Object.hasOwn(spamFlags, text)
}

/** In words; what is stored may be older than the list. */
export function spamWords(flag: string) {
  return isSpamFlag(flag) ? spamSignWords.en[flag] : flag
}
