import { spanWords } from '../platform/span-words.ts'
import { sizeWords } from './plain-words.ts'
import type { ServerFacts } from './server-facts.ts'

const counted = (count: number) => count.toLocaleString('en-US')

/** Which program this is, how long it has run, and how its cache does. */
export function programFacts(facts: ServerFacts, now: Date) {
  const { pages, bytes, hits, renders } = facts.cache()
  return [
    { label: 'Version', value: facts.version },
    {
      label: 'Running for',
      value: spanWords(now.getTime() - facts.startedAt.getTime()) ?? 'less than a minute',
    },
    { label: 'Pages kept ready', value: `${counted(pages)} (${sizeWords(bytes)})` },
    { label: 'Answered from them', value: `${counted(hits)} times; ${counted(renders)} pages were made` },
  ]
}
