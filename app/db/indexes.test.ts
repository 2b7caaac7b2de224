import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { clearCounts } from '../accounts/attempt-queries.server.ts'
import type { ApplicationList } from '../applications/inbox/application-list.ts'
import { listOthersOf } from '../applications/inbox/detail-queries.server.ts'
import {
  countForTab,
  countLists,
  listApplications,
  listLastEvents,
} from '../applications/inbox/list-queries.server.ts'
import { searchApplications } from '../applications/inbox/search-queries.server.ts'
import { countSoonErased } from '../applications/keeping-queries.server.ts'
import { refreshApplicationSearch } from '../applications/refresh-search-queries.server.ts'
import { listBin, listOverdue } from '../articles/bin-queries.server.ts'
import { findPublishedArticle, listArticles, listPublishedArticles } from '../articles/queries.server.ts'
import { searchAudit } from '../audit/queries.server.ts'
import { countMails, countWaiting } from '../health/queries.server.ts'
import { forgetOldMails } from '../mail/keeping-queries.server.ts'
import { listCalm, listTroubled } from '../mail/mail-list-queries.server.ts'
import { hasDueMail } from '../mail/queue-queries.server.ts'
import { countDemo } from '../onboarding/queries.server.ts'
import { hourMs } from '../platform/duration.ts'
import { findPerson } from '../privacy/queries.server.ts'
import { lastChanges } from '../settings/history-queries.server.ts'
import { listStateStories, listStories, listTownStories, listWallStories } from '../stories/queries.server.ts'
import { refreshStorySearch } from '../stories/refresh-search-queries.server.ts'
import { forgetOldDeliveries, hasDueDelivery } from '../webhooks/queue-queries.server.ts'
import { listDeliveries } from '../webhooks/webhook-queries.server.ts'
import type { Db } from './tables.ts'
import { onBothEngines, scratchDatabase } from './testing/engines.ts'
import { applicationRow, articleRow, storyRow } from './testing/rows.ts'
import { newId } from './uuid.ts'

const rowCount = 3000
const after = { createdAt: new Date('2025-06-01'), id: newId() }
const limit = 12

const now = new Date('2025-06-01')

/** Of tables that hold next to nothing here: SQLite, without statistics, decides by the indexes alone. */
const rare: [string, string, (db: Db) => Promise<unknown>][] = [
  ['closed long ago', 'applications_closed', (db) => countSoonErased(db, 24, now)],
  ['examples', 'applications_demo', countDemo],
  ['who waits', 'applications_waiting', (db) => countLists(db, { now, today: '2025-06-01' })],
  ['the list of them', 'applications_unanswered', inbox({ name: 'unanswered' })],
  ['who waits for an answer, in the tab', 'applications_unanswered', countForTab],
  ['who waits, for the owner', 'applications_waiting', (db) => countWaiting(db, now)],
  ['stories that changed of late', 'approval_stories_changed', (db) => refreshStorySearch(db, now)],
  ['applications of late', 'applications_newest', (db) => refreshApplicationSearch(db, now)],
  ['mails that failed', 'mail_queue_unsent', (db) => listTroubled(db, limit)],
  ['the last mails', 'mail_queue_newest', (db) => listCalm(db, limit)],
  ['when a mail failed last', 'mail_queue_unsent', countMails],
  ['mails that are due', 'mail_queue_due', (db) => hasDueMail(db, now)],
  ['deliveries that are due', 'webhook_deliveries_due', (db) => hasDueDelivery(db, now)],
  ['deliveries', 'webhook_deliveries_newest', (db) => listDeliveries(db, after.id)],
  ['the log', 'audit_log_newest', (db) => searchAudit(db, { before: after, limit })],
  ['the log of settings', 'audit_log_kind', (db) => searchAudit(db, { kind: 'setting', limit })],
  ['the last change of a setting', 'audit_log_subject', (db) => lastChanges(db, ['brand', 'phone'])],
]

const lists: [string, string, (db: Db) => Promise<unknown>][] = [
  ['the wall', 'approval_stories_status_newest', (db) => listWallStories(db, { limit })],
  [
    'the next page of the wall',
    'approval_stories_status_newest',
    (db) => listWallStories(db, { after, limit }),
  ],
  ['a moderator’s list', 'approval_stories_status_newest', (db) => listStories(db, 'pending', { limit })],
  ['its next page', 'approval_stories_status_newest', (db) => listStories(db, 'pending', { after, limit })],
  [
    'the stories of a town',
    'approval_stories_place_shared',
    (db) => listTownStories(db, 'Town 7, OH', { limit }),
  ],
  ['the stories of a state', 'approval_stories_state_shared', (db) => listStateStories(db, 'TX', { limit })],
  ['published articles', 'articles_public_newest', (db) => listPublishedArticles(db, { limit })],
  ['their next page', 'articles_public_newest', (db) => listPublishedArticles(db, { after, limit })],
  [
    'articles of a language',
    'articles_language_newest',
    (db) => listPublishedArticles(db, { limit, language: 'es' }),
  ],
  ['all articles', 'articles_newest', (db) => listArticles(db, { limit })],
  ['the bin', 'articles_bin', listBin],
  ['what lay in it long enough', 'articles_bin', (db) => listOverdue(db, after.createdAt)],
  ['one article', 'articles_slug_unique', (db) => findPublishedArticle(db, 'number-7')],
  ['applications by day', 'applications_due', inbox({ name: 'new' })],
  ['their next page', 'applications_due', inbox({ name: 'new', after: { day: '2025-03-01', id: after.id } })],
  ['applications without a day', 'applications_undated', inbox({ name: 'closed', after })],
  ['what is due today', 'applications_followed', inbox({ name: 'due' })],
  ['what looks like spam', 'applications_spam', inbox({ name: 'spam' })],
  [
    'applications of a program that all chose',
    'applications_undated',
    inbox({ name: 'closed', filter: { program: applicationRow().program }, after }),
  ],
]

function inbox(list: Pick<ApplicationList, 'name'> & Partial<ApplicationList>) {
  const clock = { now: new Date('2025-06-01'), today: '2025-06-01' }
  return (db: Db) => listApplications(db, { filter: {}, ...list }, clock, limit)
}

const filters: [string, string, ApplicationList['filter']][] = [
  ['a program', 'applications_program', { program: 'none' }],
  ['a state', 'applications_state', { state: 'ZZ' }],
  ['a page', 'applications_source', { source: '/none' }],
  ['a person of the team', 'applications_assigned', { assigned: newId() }],
]

onBothEngines((scratch) => {
  beforeAll(async () => {
    const { db } = scratch.database
    const numbers = Array.from({ length: rowCount }, (_, number) => number)
    const dated = (number: number) => ({ created_at: new Date(Date.UTC(2025, 0, 1) + number * hourMs) })
    const statuses = ['approved', 'pending', 'rejected'] as const
    for (let start = 0; start < rowCount; start += 500) {
      const some = numbers.slice(start, start + 500)
      const stories = some.map((number) =>
        storyRow({
          ...dated(number),
          city_state: `Town ${number % 40}, ${['TX', 'CA', 'NY', 'OH'][number % 4]}`,
          status: statuses[number % 3],
          allow_sharing: number % 7 !== 0,
        }),
      )
      const articles = some.map((number) =>
        articleRow({ ...dated(number), slug: `number-${number}`, published: number % 20 === 0 }),
      )
      const applications = some.map((number) =>
        applicationRow({
          ...dated(number),
          status: (['new', 'contacted', 'closed'] as const)[number % 3],
          closed_reason: number % 3 === 2 ? 'not-now' : null,
          follow_up: number % 5 === 0 ? dated(number).created_at.toISOString().slice(0, 10) : null,
          is_spam: number % 100 === 0,
          email: `renter-${number}@example.com`,
          search_text: `renter number-${number} of houston, tx`,
        }),
      )
      await db.insertInto('applications').values(applications).execute()
      await db.insertInto('approval_stories').values(stories).execute()
      await db.insertInto('articles').values(articles).execute()
    }
    // As autovacuum does. SQLite has no statistics in the running program either.
    if (scratch.engine === 'postgres') await sql`analyze`.execute(db)
  })

  test.each(lists)('%s reads the index %s and sorts nothing', async (_list, index, run) => {
    const plan = await planOf(scratch.database.db, run)
    expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan|^scan \w+$/im)
    // SQLite keeps the rule "unique slug" in an index with a name of its own.
    const name =
      scratch.engine === 'sqlite' && index === 'articles_slug_unique' ? 'autoindex_articles' : index
    expect(plan).toContain(name)
  })

  test.each(filters)('%s that nobody chose is looked for in the index %s', async (_what, index, filter) => {
    const plan = await planOf(scratch.database.db, inbox({ name: 'new', filter }))
    expect(plan).toContain(index)
  })

  test('everything about a person is found by an index over addresses', async () => {
    const { plugin, plans } = recorderOf(scratch.database.db)
    await findPerson(scratch.database.db.withPlugin(plugin), 'Nobody@example.com')
    const plan = (await plans()).join('\n')
    // There are none in this database, which PostgreSQL then reads without an index.
    const ofDrafts = ['application_drafts_mailed', 'application_drafts_person']
    for (const index of ['applications_person', ...(scratch.engine === 'sqlite' ? ofDrafts : [])])
      expect(plan).toContain(index)
  })

  test('others of the same person are found by an index over addresses and one over numbers', async () => {
    const person = { id: newId(), email: 'nobody@example.com', phone: '(713) 555-0199' }
    const plan = await planOf(scratch.database.db, (db) => listOthersOf(db, person))
    expect(plan).toContain('applications_person')
    expect(plan).toContain('applications_phone')
  })

  test('counts whose keys begin alike, and the last line of a timeline, are found by an index', async () => {
    const plans = await scratch.database.db.connection().execute(async (db) => {
      // Of tables without rows PostgreSQL reads all.
      if (scratch.engine === 'postgres') await sql`set enable_seqscan = off`.execute(db)
      const counts = await planOf(db, (asked) => clearCounts(asked, 'sign-in-account:x'))
      return [counts, await planOf(db, (asked) => listLastEvents(asked, [newId()]))]
    })
    const keys = { sqlite: 'autoindex_request_counts_1 (key>? AND key<?)', postgres: 'request_counts_bytes' }
    expect(plans[0]).toContain(keys[scratch.engine])
    expect(plans[1]).toContain('application_events_newest')
  })

  test('a search for a part of a word reads the index over such parts', async () => {
    const { engine } = scratch
    const plan = await scratch.database.db.connection().execute(async (db) => {
      // Three thousand rows are read as quickly without one.
      if (engine === 'postgres') await sql`set enable_seqscan = off; set enable_indexscan = off`.execute(db)
      return await planOf(db, (asked) => searchApplications({ db: asked, engine }, ['umber-1234'], limit))
    })
    expect(plan).toContain(engine === 'sqlite' ? 'application_fts VIRTUAL TABLE' : 'applications_search')
  })
})

describe('SQLite without statistics', () => {
  const scratch = scratchDatabase('sqlite')

  test('what is rare is found by an index that holds nothing else', async () => {
    for (const [what, index, run] of rare)
      expect(await planOf(scratch.database.db, run), what).toContain(`INDEX ${index}`)
  })

  test('what is let go of is found without reading what stays', async () => {
    const plans = await scratch.database.db.transaction().execute(async (trx) => {
      const recorder = recorderOf(trx)
      const work = trx.withPlugin(recorder.plugin)
      await forgetOldMails({ change: (_tags, forget) => forget(work) }, now)
      await forgetOldDeliveries({ change: (_tags, forget) => forget(work) }, now)
      return await recorder.plans()
    })
    const found = plans.map((plan) => /INDEX (\w+)/.exec(plan)?.[1])
    expect(found).toEqual([
      'mail_queue_words',
      'mail_queue_recipients',
      'mail_queue_bare',
      'webhook_deliveries_done',
      // The few that are paused, and then what waits for them.
      undefined,
      'webhook_deliveries_newest',
    ])
  })
})

/** Runs a query function and asks the engine how it carries out the last statement it sent. */
async function planOf(db: Db, run: (db: Db) => Promise<unknown>) {
  const { plugin, plans } = recorderOf(db)
  await run(db.withPlugin(plugin))
  return (await plans()).at(-1) ?? 'No query was sent'
}

function recorderOf(db: Db) {
  const sent: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const isSqlite = db.getExecutor().adapter.constructor.name.includes('Sqlite')
  const explain = async (query: CompiledQuery) => {
    const asked = `explain ${isSqlite ? 'query plan' : ''} ${query.sql}`
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(asked, [...query.parameters]),
    )
    return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n')
  }
  return { plugin, plans: () => Promise.all(sent.map(explain)) }
}
