import { adminContext } from '../../accounts/context.ts'
import { listStored, type StoredFiles } from '../../backup/stored-files.server.ts'
import { countReview } from '../../go-live/read-review.server.ts'
import { reviewParts } from '../../go-live/review-parts.ts'
import { factsContext } from '../../health/context.ts'
import { findOut } from '../../health/finding.ts'
import { healthLines } from '../../health/health.ts'
import { HealthPage } from '../../health/health-page.tsx'
import { healthWords } from '../../health/health-words.ts'
import { sizeWords } from '../../health/plain-words.ts'
import { programFacts } from '../../health/program-facts.ts'
import { readHealth } from '../../health/read-health.server.ts'
import { databaseContext } from '../../platform/context.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/health'

export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const facts = context.get(factsContext)
  const database = context.get(databaseContext)
  const [found, stored] = await Promise.all([
    readHealth({
      ...{ database, facts, adminId: admin.id, site: context.get(siteContext) },
      review: () => countReview(reviewParts(context, admin)),
    }),
    findOut(() => listStored(facts.dataDir)),
  ])
  return {
    lines: healthLines(found),
    errors: found.errors,
    startedAt: facts.startedAt,
    program: await programFacts(facts, found.now),
    backup: 'value' in found.backup ? found.backup.value : null,
    stored: 'value' in stored ? inWords(stored.value) : null,
    // The embedded database is on one machine.
    mayBeSeveral: database.engine === 'postgres',
  }
}

function inWords({ backups, more, erasures }: StoredFiles) {
  return {
    backups: backups.map(({ name, at, bytes }) => ({ name, at, size: sizeWords(bytes) })),
    more,
    erasures: erasures && { name: erasures.name, size: sizeWords(erasures.bytes) },
  }
}

export function meta() {
  return [{ title: healthWords.en.headTitle }]
}

export default function AdminHealthRoute({ loaderData }: Route.ComponentProps) {
  return <HealthPage {...loaderData} />
}
