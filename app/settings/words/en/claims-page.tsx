import type { ReactNode } from 'react'
import { longDay } from '../../../platform/us-date.ts'

export const words = {
  title: 'Claims, admin',
  heading: 'Claims',
  lead: 'Every price, rate, time and promise the site makes, the sentences that hold it and the pages they stand on. Each page was made just now to look.',
  pageIn: (page: string, language: string) => `${page} (${language})`,
  unread: (paths: string[]) => `These pages could not be read: ${paths.join(', ')}`,
  nothingContradicts: 'Nothing contradicts',
  lookAtThese: (count: number) => `Please look at these (${count})`,
  warned: (claim: ReactNode, words: string) => (
    <>
      {claim}: {words}
    </>
  ),
  madeFromOthers: 'Made from the others',
  change: 'Change',
  changeClaim: (claim: string) => `Change ${claim}`,
  notShown: 'Not shown',
  onNoPage: 'No page shows it.',
  uses: {
    more: (count: number) => `${count} more`,
    quoted: (sentence: string) => `“${sentence}”`,
    pages: (pages: ReactNode[]) => listed(pages),
    pagesSuchAs: (count: number, some: ReactNode[]) => (
      <>
        {`${count} kinds of pages, such as `}
        {listed(some)}
      </>
    ),
  },
  note: {
    summary: (claim: string, written: string, hidden: (words: string) => ReactNode) => (
      <>
        Basis
        {hidden(` of ${claim}`)}: {written}
      </>
    ),
    nothingYet: 'nothing written yet',
    written: (basis: string, day: string) => (day ? `${basis} (${longDay(day)})` : basis),
    basis: 'What it rests on',
    basisHint: 'Where the number comes from, or who said so. Nobody but owners sees it.',
    asOf: 'As of',
    notSaved: 'Your note is not saved yet',
    problem: (claim: string, reason: string) => `${claim}: ${reason}`,
    save: 'Save note',
    saveOf: (claim: string) => `Save the note on ${claim}`,
    undo: 'Undo',
    undoOf: (claim: string) => `Undo the note on ${claim}`,
  },
}

function listed(parts: ReactNode[]) {
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]))
}
