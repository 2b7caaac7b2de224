import { longDay } from '../../../../platform/us-date.ts'

export const words = {
  numbersWithoutBasis: {
    title: 'Numbers without a written basis',
    why: 'A rate or a count needs proof on the day it is published, not on the day somebody asks.',
    todo: 'Write down at each claim where it comes from and of what day, or change it to what you can show.',
  },
  timesWithoutBasis: {
    title: 'Times without a written basis',
    why: '“24 hours” and “same-day” are claims too: an average was measured, or it is a wish.',
    todo: 'Write down at each claim how the time was measured, or change it.',
  },
  basisOutOfDate: {
    title: 'A written basis that has grown old',
    why: (years: number) => `Proof older than ${years} years says little about today.`,
    todo: 'Count again and write down the new day.',
  },
  contradictions: {
    title: 'The site contradicts itself',
    why: 'Where two pages say different things, the one that promises more is the one that counts.',
    todo: 'Make them agree, or say at each what it is about.',
  },
  guaranteeWithoutTerms: {
    title: 'A guarantee without its terms beside it',
    why: 'Who reads “guaranteed” must read in the same place what is guaranteed, for how long, and what happens otherwise.',
    todo: 'Say the conditions in the same block, or write the promise in other words.',
  },
  baitWords: {
    title: 'Words that scams use',
    why: '“No credit check” or “everybody is approved” is not what happens: landlords and lenders look and decide.',
    todo: 'Say what is true: that a hard past is looked at, not that nobody looks.',
  },
  mend: {
    claims: 'Open the claims',
    warnings: 'Open the warnings',
    promise: 'Change the promise',
    articles: 'Open the articles',
  },
  found: {
    asOf: (claim: string, day: string) => `${claim}: as of ${longDay(day)}`,
    unproved: (claim: string, words: string) => `${claim}: ${words}`,
    claims: 'Claims',
  },
}
