import { spanWords } from '../platform/span-words.ts'
import { machineWords } from './machine-words.ts'
import type { ProcessFigures, ServerFacts } from './server-facts.ts'

/** Which program this is, how long it has run, what it takes, and how its cache does. */
export async function programFacts(facts: ServerFacts, now: Date) {
  const words = machineWords.en.program
  const processes = await facts.processes()
  const sum = (figure: keyof ProcessFigures['cache']) =>
    processes.reduce((total, { cache }) => total + cache[figure], 0)
  return [
    { label: words.version, value: facts.version },
    {
      label: words.runningFor,
      value: spanWords(now.getTime() - facts.startedAt.getTime()) ?? words.notLong,
    },
    {
      label: words.memory,
      value: words.inProcesses(processes.map(({ residentBytes }) => residentBytes)),
    },
    { label: words.kept, value: words.keptPages(sum('pages'), sum('bytes')) },
    { label: words.answered, value: words.answeredTimes(sum('hits'), sum('renders')) },
  ]
}
