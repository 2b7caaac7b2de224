import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '../app/db/database.server.ts'
import { openSqliteFile } from '../app/db/sqlite-file.server.ts'
import { minuteMs } from '../app/platform/duration.ts'
import { engines, freshData } from './testing/engines.ts'
import { signIn } from './testing/owner.ts'
import { smallPhoto } from './testing/pictures.ts'
import { isQuick } from './testing/quick.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { articleText, emptyLedger, type Ledger, startSenders } from './testing/senders.ts'
import { type Site, scratchFolder, startSite } from './testing/site.ts'
import { howHelped, sendStory } from './testing/story.ts'
import { until } from './testing/until.ts'

const roundsOn = isQuick ? { sqlite: 2, postgres: 1 } : { sqlite: 10, postgres: 10 }
const storiesPerRound = isQuick ? 25 : 40

test.each(engines)(
  '%s: kill -9 amid hundreds of stories loses nothing that was acknowledged',
  async (engine) => {
    const { env, options } = await freshData(engine)
    const ledger = emptyLedger()
    for (let round = 0; round < roundsOn[engine]; round++) {
      const site = await startSite({ env })
      await sendAgain(site, ledger)
      await sendUntilKilled(site, ledger, `Round ${round}`)
    }
    await sendAgain(await startSite({ env }), ledger)
    await withDatabase(options, (database) => compare(database, ledger))
    report(`${engine}: ${roundsOn[engine]} kills`, ledger)
  },
)

test('postgres: kill -9 of the whole database server loses nothing that was acknowledged', async () => {
  const { env, options, postgres } = await freshData('postgres')
  const site = await startSite({ env })
  const ledger = emptyLedger()
  const photo = await smallPhoto()
  const admin = await signIn(site)
  for (let round = 0; round < (isQuick ? 1 : 5); round++) {
    const senders = startSenders({ site, ledger, prefix: `Crash ${round}`, photo, admin }, 8)
    await untilStored(ledger, storiesPerRound * (round + 1))
    await postgres?.kill()
    await senders.stop()
    await postgres?.start()
    await until(
      'the site answers again',
      async () => (await sendStory(site, { headline: 'Back' })).status === 201,
    )
    await sendAgain(site, ledger)
  }
  await withDatabase(options, (database) => compare(database, ledger))
  report('postgres: database killed', ledger)
})

test('every commit of the embedded database waits for the disk', async () => {
  const file = await openSqliteFile(scratchFolder())
  // 2 is FULL: with less, a power cut may take back what was acknowledged, which no kill of a process shows.
  expect(file.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  file.close()
})

async function sendUntilKilled(site: Site, ledger: Ledger, prefix: string) {
  const photo = await smallPhoto()
  const before = ledger.stored.length
  const senders = startSenders({ site, ledger, prefix, photo, admin: await signIn(site) }, 8)
  await untilStored(ledger, before + storiesPerRound)
  await sleep(Math.random() * 100)
  await site.stop('SIGKILL')
  await senders.stop()
}

async function untilStored({ stored }: Ledger, count: number) {
  await until('stories are being stored', () => stored.length >= count, minuteMs)
}

/** People whose answer was lost, or who were told that it failed, send the same form once more. */
async function sendAgain(site: Site, ledger: Ledger) {
  for (const { form, answer } of ledger.refused)
    expect([form.headline, answer.status]).toEqual([form.headline, 503])
  const failed = ledger.refused.splice(0).map(({ form }) => form)
  for (const form of [...ledger.unanswered.splice(0), ...failed]) {
    const { status } = await sendStory(site, form)
    expect(status).toBe(201)
    ledger.stored.push(form)
  }
}

/** Each acknowledged story exactly once, word for word, with its photo; each article too. */
async function compare(database: Database, { stored, articles }: Ledger) {
  const rows = await storiesByHeadline(database, '')
  const photos = await database.db
    .selectFrom('photo_files')
    .innerJoin('photos', 'photos.id', 'photo_files.photo_id')
    .select(['photos.id', 'photos.story_id', 'photo_files.body'])
    .execute()
  expect(stored.length).toBeGreaterThan(20)
  for (const { headline, photo } of stored) {
    const found = rows.filter((row) => row.headline === headline)
    expect(found.map(({ how_helped }) => how_helped)).toEqual([howHelped(headline)])
    const files = photos.filter(({ story_id }) => story_id === found[0]?.id)
    expect(files.length > 0 && files.every(({ body }) => body.length > 100)).toBe(photo !== undefined)
    expect(found[0]?.renter_photo_url ?? null).toBe(photo ? `/photos/${files[0]?.id}` : null)
  }
  const texts = await database.db.selectFrom('articles').select(['slug', 'content']).execute()
  const textOf = new Map(texts.map(({ slug, content }) => [slug, content]))
  expect(articles.length).toBeGreaterThan(0)
  for (const slug of articles) expect(textOf.get(slug)).toBe(articleText(slug))
}

function report(what: string, { stored, articles }: Ledger) {
  const photos = stored.filter(({ photo }) => photo).length
  console.log(`${what}: ${stored.length} stories, ${photos} photos, ${articles.length} articles`)
}
