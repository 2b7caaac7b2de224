import type { TokenProblem } from '../../platform/form-token.server.ts'
import {
  countLinks,
  hasMarkup,
  hasSpamWords,
  isAllCapitals,
  isRepetitive,
} from '../../platform/spam-signs.ts'
import type { Answers } from './answers.ts'

/** What may point to a robot. Points add up; the words are for the team. */
export const spamFlags = {
  'honeypot-filled': { points: 60, words: 'Filled in a field that people do not see' },
  'no-token': { points: 30, words: 'Sent without opening the form' },
  'forged-token': { points: 40, words: 'Sent with a changed form' },
  'too-fast': { points: 40, words: 'Filled in within three seconds' },
  'too-old': { points: 10, words: 'The form was open for more than a day' },
  links: { points: 25, words: 'Contains a link' },
  'many-links': { points: 30, words: 'Contains several links' },
  markup: { points: 30, words: 'Contains HTML or forum code' },
  'spam-words': { points: 40, words: 'Contains words that are common in spam' },
  'all-capitals': { points: 15, words: 'Written in capitals' },
  'repeated-words': { points: 20, words: 'Says the same words over and over' },
} satisfies Record<string, { points: number; words: string }>

export type SpamFlag = keyof typeof spamFlags

/** From here on it stands among the spam, where the team can still find it. */
const flaggedFrom = 50

type Facts = { answers: Answers; honeypot: string; tokenProblem: TokenProblem | null }

/** Never a reason to refuse: score and flags are stored with the application. */
export function scoreSpam({ answers, honeypot, tokenProblem }: Facts) {
  const text = [answers.fullName, answers.place, answers.words].join('\n')
  const links = countLinks(text)
  const found: Record<SpamFlag, boolean> = {
    'honeypot-filled': honeypot.trim() !== '',
    'no-token': tokenProblem === 'no-token',
    'forged-token': tokenProblem === 'forged-token',
    'too-fast': tokenProblem === 'too-fast',
    'too-old': tokenProblem === 'too-old',
    links: links > 0,
    'many-links': links > 2,
    markup: hasMarkup(text),
    'spam-words': hasSpamWords(text),
    'all-capitals': isAllCapitals(text),
    'repeated-words': isRepetitive(text),
  }
  const flags = (Object.keys(spamFlags) as SpamFlag[]).filter((flag) => found[flag])
  const score = flags.reduce((sum, flag) => sum + spamFlags[flag].points, 0)
  return { score, flags, isSpam: score >= flaggedFrom }
}
