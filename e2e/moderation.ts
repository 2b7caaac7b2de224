import { spawnSync } from 'node:child_process'
import type { Site } from './start-site.ts'

type Place = Pick<Site, 'dataDir' | 'databaseUrl'>

/**
 * What an admin would do, done by another process on the same database while the site runs:
 * the pages must follow.
 */
export function moderate(site: Place, move: 'approve' | 'reject' | 'moveToPending', headline: string) {
  runBeside(
    site,
    `
    const { moveStory } = await import('./app/stories/decision-queries.server.ts')
    const story = await database.db.selectFrom('approval_stories').select(['id', 'version']).where('headline', '=', ${JSON.stringify(headline)}).executeTakeFirstOrThrow()
    const moved = await moveStory(database, story.id, ${JSON.stringify(move)}, story.version, { actor: 'tester@example.com', confirmedWithoutSharing: true })
    if (!moved || typeof moved === 'string') throw new Error('not moved: ' + moved)
  `,
  )
}

/** Approved stories with numbered headlines, the last one the newest. */
export function addApproved(site: Place, count: number) {
  runBeside(
    site,
    `
    const { newId } = await import('./app/db/uuid.ts')
    const rows = Array.from({ length: ${count} }, (_, n) => ({ id: newId(), full_name: 'Pat Example', email: 'pat@example.com', city_state: 'Akron, OH', headline: 'Story number ' + (n + 1), how_helped: 'They helped.', encouragement: 'Keep going.', status: 'approved', created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000), updated_at: new Date() }))
    await database.change(['stories'], (trx) => trx.insertInto('approval_stories').values(rows).execute())
  `,
  )
}

type StoryColumns = {
  headline: string
  full_name?: string
  email?: string
  status?: 'pending' | 'approved' | 'rejected'
  allow_sharing?: boolean
  spam_score?: number
  spam_flags?: string
  photos?: number
}

/** Stories as they might have been sent in, the last one the newest; each may have up to three photos. */
export function addStories(site: Place, stories: StoryColumns[]) {
  runBeside(
    site,
    `
    const { newId } = await import('./app/db/uuid.ts')
    const { savePhoto } = await import('./app/photos/queries.server.ts')
    const { default: sharp } = await import('sharp')
    const slots = ['renter', 'exterior', 'interior']
    const started = Date.now()
    const stories = ${JSON.stringify(stories)}
    await database.change(['stories'], async (trx) => {
      for (const [n, { photos = 0, ...columns }] of stories.entries()) {
        const id = newId()
        await trx.insertInto('approval_stories').values({ id, full_name: 'Pat Example', email: 'pat@example.com', city_state: 'Akron, OH', how_helped: 'They called the landlord first, and he listened to them.', encouragement: 'Keep going. One yes is enough.', allow_sharing: true, created_at: new Date(started + n), updated_at: new Date(started + n), ...columns }).execute()
        for (const slot of slots.slice(0, photos)) {
          const files = await Promise.all([320, 1280].map(async (width) => ({ format: 'webp', width, height: width * 0.75, body: await sharp({ create: { width, height: width * 0.75, channels: 3, background: { renter: '#8d5a3c', exterior: '#4f7a52', interior: '#4d6d7c' }[slot] } }).webp().toBuffer() })))
          const photo = await savePhoto(trx, id, slot, { files })
          await trx.updateTable('approval_stories').set({ [slot + '_photo_url']: '/photos/' + photo }).where('id', '=', id).execute()
        }
      }
    })
  `,
  )
}

/** Approved stories with three photos each, pressed as uploads are, from one picture. */
export function addPhotographed(site: Place, count: number, picturePath: string) {
  runBeside(
    site,
    `
    const { newId } = await import('./app/db/uuid.ts')
    const { savePhoto } = await import('./app/photos/queries.server.ts')
    const { encodePhoto } = await import('./app/photos/photo-encoder.ts')
    const pressed = await encodePhoto(${JSON.stringify(picturePath)})
    await database.change(['stories'], async (trx) => {
      for (let n = 0; n < ${count}; n++) {
        const id = newId()
        await trx.insertInto('approval_stories').values({ id, full_name: 'Pat Example', email: 'pat@example.com', city_state: 'Akron, OH', headline: 'With three photos ' + n, how_helped: 'They called the landlord first, and he listened to them. '.repeat(5), encouragement: 'Keep going. One yes is enough.', allow_sharing: true, status: 'approved', created_at: new Date(Date.now() + n), updated_at: new Date() }).execute()
        for (const slot of ['renter', 'exterior', 'interior']) {
          const photo = await savePhoto(trx, id, slot, pressed)
          await trx.updateTable('approval_stories').set({ [slot + '_photo_url']: '/photos/' + photo }).where('id', '=', id).execute()
        }
      }
    })
  `,
  )
}

/** How many stories carry this headline, whatever their status. */
export function countStories(site: Place, headline: string): number {
  const output = runBeside(
    site,
    `
    const rows = await database.db.selectFrom('approval_stories').select(['id', 'spam_score']).where('headline', '=', ${JSON.stringify(headline)}).execute()
    console.log('rows=' + rows.length)
  `,
  )
  return Number(/rows=(\d+)/.exec(output)?.[1])
}

function runBeside({ dataDir, databaseUrl }: Place, work: string) {
  const code = `
    const { openDatabase } = await import('./app/db/database.server.ts')
    const database = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })})
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
