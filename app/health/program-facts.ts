import { spanWords } from '../platform/span-words.ts'
import { sizeWords } from './plain-words.ts'
import type { ProcessFigures, ServerFacts } from './server-facts.ts'

const counted = (count: number) => count.toLocaleString('en-US')

/** Which program this is, how long it has run, what it takes, and how its cache does. */
export async function programFacts(facts: ServerFacts, now: Date) {
  const processes = await facts.processes()
  const sum = (figure: keyof ProcessFigures['cache']) =>
    processes.reduce((total, { cache }) => total + cache[figure], 0)
  return [
    { label: 'Version', value: facts.version },
    {
      label: 'Running for',
      value: spanWords(now.getTime() - facts.startedAt.getTime()) ?? 'less than a minute',
    },
    { label: 'Memory', value: memoryWords(processes) },
    { label: 'Pages kept ready', value: `${counted(sum('pages'))} (${sizeWords(sum('bytes'))})` },
    {
      label: 'Answered from them',
      value: `${counted(sum('hits'))} times; ${counted(sum('renders'))} pages were made`,
    },
  ]
}

function memoryWords(processes: ProcessFigures[]) {
  const sizes = processes.map(({ residentBytes }) => sizeWords(residentBytes)).join(' and ')
  return processes.length > 1 ? `${sizes}, in ${processes.length} processes` : sizes
}
