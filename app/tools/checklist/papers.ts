import type { Language } from '../../platform/language.ts'
import { toolPaths } from '../tool-paths.ts'
import { checklistWords } from './checklist-words.ts'

/** A paper that helps to get a home: why it is asked for, and how to get it for nothing or for little. */
export type Paper = {
  id: string
  name: string
  why: string
  how: string
  link?: { href: string; label: string }
}

export type Situation = {
  id: string
  /** As somebody would say it of themselves. */
  choice: string
  heading: string
  papers: readonly Paper[]
}

type Words = (typeof checklistWords)[Language]
type PaperId = keyof Words['papers']
type Listed = { id: keyof Words['situations']; papers: readonly PaperId[] }

/** Asked of nearly everyone. */
const basics: Listed = {
  id: 'basics',
  papers: ['photo-id', 'pay-stubs', 'bank', 'homes', 'people', 'credit-reports', 'cash'],
}

const situations: readonly Listed[] = [
  { id: 'eviction', papers: ['eviction-case', 'eviction-paid', 'eviction-letter'] },
  { id: 'broken-lease', papers: ['old-lease', 'lease-balance', 'lease-reason'] },
  { id: 'bad-credit', papers: ['bills', 'debts', 'credit-letter'] },
  { id: 'record', papers: ['case-end', 'finished', 'record-people', 'not-mine'] },
  { id: 'first-home', papers: ['job-letter', 'paid-rent', 'savings'] },
  { id: 'own-work', papers: ['taxes', 'six-months', 'pay-list', 'payers'] },
  { id: 'benefits', papers: ['award', 'voucher', 'support'] },
  { id: 'pets', papers: ['shots', 'pet-word'] },
  { id: 'co-signer', papers: ['co-signer-papers', 'co-signer-knows'] },
]

const letters = { href: toolPaths.letters, label: 'letters' } as const

/** Where to get it, or what helps with it. */
const links: Partial<Record<PaperId, { href: string; label: keyof Words['links'] }>> = {
  'credit-reports': { href: 'https://www.annualcreditreport.com/', label: 'creditReport' },
  cash: { href: toolPaths.budget, label: 'budget' },
  'eviction-letter': letters,
  'credit-letter': letters,
  'not-mine': letters,
  taxes: { href: 'https://www.irs.gov/individuals/get-transcript', label: 'transcript' },
  award: { href: 'https://www.ssa.gov/myaccount', label: 'socialSecurity' },
}

/** What can be chosen and ticked, by its stored name. */
export const situationIds: readonly string[] = situations.map(({ id }) => id)
export const paperIds: readonly string[] = [basics, ...situations].flatMap(({ papers }) => papers)

/** Everything that can be chosen. */
export function situationsIn(language: Language): Situation[] {
  return situations.map((one) => inWords(one, language))
}

/** The lists for those who chose something; all of them for who chose nothing, or has no JavaScript. */
export function listsFor(chosen: readonly string[], language: Language = 'en'): Situation[] {
  const known = situations.filter(({ id }) => chosen.includes(id))
  return [basics, ...(known.length > 0 ? known : situations)].map((one) => inWords(one, language))
}

function inWords({ id, papers }: Listed, language: Language): Situation {
  const words = checklistWords[language]
  return {
    id,
    ...words.situations[id],
    papers: papers.map((paper) => {
      const link = links[paper]
      return {
        id: paper,
        ...words.papers[paper],
        ...(link && { link: { href: link.href, label: words.links[link.label] } }),
      }
    }),
  }
}

/** How many of these papers are there. */
export function readyCount(lists: readonly Situation[], ticked: readonly string[]) {
  const papers = lists.flatMap((list) => list.papers)
  return { ready: papers.filter(({ id }) => ticked.includes(id)).length, all: papers.length }
}
