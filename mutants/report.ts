import type { Numbered } from './changes.ts'
import { isEquivalent } from './equivalent.ts'
import type { Result } from './run-jobs.ts'
import { folderOf } from './sources.ts'

type Verdict = 'killed' | 'too long' | 'survived' | 'no test' | 'equivalent'

/** The survivors, each where it stands, then the score of each folder. */
export function print(mutants: Numbered[], unchanged: Result[], results: Result[]) {
  const reached = new Set(unchanged.flatMap((run) => run.reached ?? []))
  const killers = new Map(results.filter(({ isKilled }) => isKilled).map((result) => [result.mutant, result]))
  const judged = mutants.map((mutant) => ({ mutant, verdict: verdictOf(mutant) }))
  const lines = judged.filter(({ verdict }) => verdict === 'survived' || verdict === 'no test')
  for (const { mutant, verdict } of lines) say(`${mutant.file}:${mutant.line}  ${mutant.what}  (${verdict})`)
  say('')
  for (const [folder, own] of Map.groupBy(judged, ({ mutant }) => folderOf(mutant.file))) {
    const count = (verdict: Verdict) => own.filter((one) => one.verdict === verdict).length
    const dead = count('killed') + count('too long')
    const all = own.length - count('equivalent')
    const score = ((100 * dead) / Math.max(all, 1)).toFixed(1)
    say(
      `${folder.padEnd(16)} ${score.padStart(5)} %  ${dead} of ${all} noticed (${count('too long')} by time), ` +
        `${count('survived')} survived, ${count('no test')} in code no test runs, ${count('equivalent')} equivalent`,
    )
  }

  function verdictOf(mutant: Numbered): Verdict {
    const killer = killers.get(mutant.id)
    if (killer) return killer.isTooLong ? 'too long' : 'killed'
    if (isEquivalent(mutant)) return 'equivalent'
    return reached.has(mutant.id) ? 'survived' : 'no test'
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
