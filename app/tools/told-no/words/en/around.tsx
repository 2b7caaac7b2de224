import type { ReactNode } from 'react'
import { withArticle } from '../../../../platform/us-states.ts'

type Link = (words: string) => ReactNode

export const words = {
  questions: 'Six questions, then your plan',
  skip: 'Skip what you do not know.',
  seePlan: 'See your plan',
  yourPlan: 'Your plan',
  /** Where no script runs, and nobody can pick answers. */
  generalPlan: 'The general plan. Federal law: it holds in every state.',
  print: 'Print plan and letter',
  toCalendar: 'Add dates to my calendar',
  answerHolds: 'The answer must hold:',
  ifNothing: 'If nothing comes:',
  law: 'The law:',
  letter: (name: string) => `Letter: ${name}`,
  arrived: 'Your letter got there on',
  keepTrack: 'Keep track',
  ticksStay: 'Ticks stay on this device.',
  notLegalAdvice: 'Not legal advice.',
  moreRights: 'Your state or city may give you more time or more rights.',
  letters: {
    heading: 'Your letter, ready to send',
    lead: 'Fill the gaps, sign it, and send it so that you can prove the day.',
    which: 'Which letter?',
    onTheirWay: 'The letters are on their way. On the page of letters they stand as plain text.',
  },
  state: {
    heading: 'Your state',
    general: (rights: Link, aid: Link) => (
      <>
        Your state may give you {rights('more rights')}, and {aid('free legal aid')}.
      </>
    ),
    inState: (state: string) => `In ${withArticle(state)}`,
    aid: 'Free legal aid',
    aidFor: 'For people with little income.',
    anyOfThem: 'Any of them tells you which one is yours.',
    rights: 'What the law there says',
    checked: (day: string) => `checked ${day}`,
    notOnFile: (titles: readonly string[]) =>
      `Not on file yet, so ask legal aid: ${titles.join(', ').toLowerCase()}.`,
  },
}
