import { spawnSync } from 'node:child_process'

/**
 * What an admin would do, done by another process on the same database while the site runs:
 * the pages must follow.
 */
export function moderate(dataDir: string, move: 'approve' | 'reject' | 'moveToPending', headline: string) {
  runBeside(
    dataDir,
    `
    const { moveStory } = await import('./app/stories/decision-queries.server.ts')
    const story = await database.db.selectFrom('approval_stories').select(['id', 'version']).where('headline', '=', ${JSON.stringify(headline)}).executeTakeFirstOrThrow()
    const moved = await moveStory(database, story.id, ${JSON.stringify(move)}, story.version, { actor: 'tester@example.com', confirmedWithoutSharing: true })
    if (!moved || typeof moved === 'string') throw new Error('not moved: ' + moved)
  `,
  )
}

/** Approved stories with numbered headlines, the last one the newest. */
export function addApproved(dataDir: string, count: number) {
  runBeside(
    dataDir,
    `
    const { newId } = await import('./app/db/uuid.ts')
    const rows = Array.from({ length: ${count} }, (_, n) => ({ id: newId(), full_name: 'Pat Example', email: 'pat@example.com', city_state: 'Akron, OH', headline: 'Story number ' + (n + 1), how_helped: 'They helped.', encouragement: 'Keep going.', status: 'approved', created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000), updated_at: new Date() }))
    await database.change(['stories'], (trx) => trx.insertInto('approval_stories').values(rows).execute())
  `,
  )
}

/** How many stories carry this headline, whatever their status. */
export function countStories(dataDir: string, headline: string): number {
  const output = runBeside(
    dataDir,
    `
    const rows = await database.db.selectFrom('approval_stories').select(['id', 'spam_score']).where('headline', '=', ${JSON.stringify(headline)}).execute()
    console.log('rows=' + rows.length)
  `,
  )
  return Number(/rows=(\d+)/.exec(output)?.[1])
}

function runBeside(dataDir: string, work: string) {
  const code = `
    const { openDatabase } = await import('./app/db/database.server.ts')
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    ${work}
    await database.close()
  `
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '-e', code],
    { encoding: 'utf8' },
  )
  if (run.status !== 0) throw new Error(run.stderr)
  return run.stdout
}
