import type { IslandName } from '../ui/island.tsx'
import { islands } from './registry.ts'

// Only which island and which kind of error: a message might hold what somebody typed.
export function failureReport(island: IslandName, error: unknown) {
  const report = new FormData()
  report.set('island', island)
  report.set('kind', error instanceof Error ? error.name : typeof error)
  return report
}

export function reportedFailure(report: FormData) {
  const island = String(report.get('island'))
  const kind = String(report.get('kind'))
  if (!Object.hasOwn(islands, island) || !/^\w{1,40}$/.test(kind)) return null
  return { island, kind }
}
