import text from '../../data/local/state-laws.tsv?raw'
import { tableRows } from '../platform/table.ts'

export const lawTopics = [
  'deposit-cap-months',
  'application-fee',
  'late-fee',
  'source-of-income',
  'eviction-record-sealing',
] as const
export type LawTopic = (typeof lawTopics)[number]

/** One rule of a state, with its statute, where to read it and the day it was checked. */
export type Law = {
  state: string
  topic: LawTopic
  value: string
  detail: string
  statute: string
  href: string
  /** 2026-09-25 */
  asOf: string
}

/** Only what was checked twice. A missing law is not on file, which never means that there is none. */
const checked: readonly Law[] = lawsThat((confidence) => confidence === 'high')
const byState = Map.groupBy(checked, ({ state }) => state)
const uncertain: readonly Law[] = lawsThat((confidence) => confidence !== 'high')

/** For the owner's eyes, as a warning: one source, or one that is in doubt. */
export function uncertainLawOf(state: string, topic: LawTopic): Law | null {
  return uncertain.find((law) => law.state === state && law.topic === topic) ?? null
}

export function lawsOf(state: string): readonly Law[] {
  return byState.get(state) ?? []
}

export function lawOf(state: string, topic: LawTopic): Law | null {
  return lawsOf(state).find((law) => law.topic === topic) ?? null
}

/** A limit for leases of months: of one for a year nothing is on file. */
export function isForShortLeases({ detail }: Law) {
  return detail.includes('shorter than one year')
}

/** How many months of rent a deposit may be; null: not on file. */
export function depositCap(state: string): { months: number; law: Law } | null {
  const law = lawOf(state, 'deposit-cap-months')
  return law && { months: Number(law.value), law }
}

function lawsThat(isMeant: (confidence: string) => boolean): Law[] {
  return [...tableRows(text)].flatMap(
    ([state = '', topic, value = '', detail = '', statute = '', href = '', asOf = '', confidence = '']) =>
      isMeant(confidence) && isTopic(topic) ? [{ state, topic, value, detail, statute, href, asOf }] : [],
  )
}

function isTopic(text: string | undefined): text is LawTopic {
  return lawTopics.some((topic) => topic === text)
}
