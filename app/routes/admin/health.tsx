import { adminContext } from '../../accounts/context.ts'
import { factsContext } from '../../health/context.ts'
import { healthLines } from '../../health/health.ts'
import { HealthPage } from '../../health/health-page.tsx'
import { programFacts } from '../../health/program-facts.ts'
import { readHealth } from '../../health/read-health.server.ts'
import { databaseContext } from '../../platform/context.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/health'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(adminContext)
  const facts = context.get(factsContext)
  const database = context.get(databaseContext)
  const found = await readHealth({ database, site: context.get(siteContext), facts, adminId: id })
  return {
    lines: healthLines(found),
    errors: found.errors,
    startedAt: facts.startedAt,
    program: programFacts(facts, found.now),
    backup: 'value' in found.backup ? found.backup.value : null,
  }
}

export function meta() {
  return [{ title: 'Health, admin' }]
}

export default function AdminHealthRoute({ loaderData }: Route.ComponentProps) {
  return <HealthPage {...loaderData} />
}
