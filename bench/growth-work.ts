import { readReport } from '../app/analytics/read-report.server.ts'
import type { ListName } from '../app/applications/inbox/application-list.ts'
import { moveApplication } from '../app/applications/inbox/changes.server.ts'
import { listOthersOf } from '../app/applications/inbox/detail-queries.server.ts'
import {
  countLists,
  listApplications,
  listById,
  listLastEvents,
} from '../app/applications/inbox/list-queries.server.ts'
import { searchApplications } from '../app/applications/inbox/search-queries.server.ts'
import { searchWords } from '../app/applications/inbox/search-words.ts'
import { endOfKeeping, eraseOld } from '../app/applications/keeping-queries.server.ts'
import { forgetApplication } from '../app/applications/private/own-queries.server.ts'
import { findApplication, listConsents, listEvents } from '../app/applications/queries.server.ts'
import { findMovedArticle } from '../app/articles/address-queries.server.ts'
import { eraseArticle, listBin, listOverdue, moveToBin } from '../app/articles/bin-queries.server.ts'
import { removeForgottenImages } from '../app/articles/forgotten-image-queries.server.ts'
import {
  findPublishedArticle,
  listArticleAddresses,
  listArticles,
  listPublishedArticles,
} from '../app/articles/queries.server.ts'
import { publishDueArticles } from '../app/articles/schedule-queries.server.ts'
import { activityLines } from '../app/audit/activity-lines.server.ts'
import { csvPieces } from '../app/data/export-pieces.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { listDoubtfulStories } from '../app/go-live/queries.server.ts'
import { countMails, countWebhooks } from '../app/health/queries.server.ts'
import { forgetOldMails } from '../app/mail/keeping-queries.server.ts'
import { loadMails } from '../app/mail/load-mails.server.ts'
import { claimMail } from '../app/mail/queue-queries.server.ts'
import { countDemo } from '../app/onboarding/queries.server.ts'
import { deletePerson, findPerson } from '../app/privacy/queries.server.ts'
import { findContentMark } from '../app/settings/claims/content-queries.server.ts'
import { lastChanges } from '../app/settings/history-queries.server.ts'
import { moveStory } from '../app/stories/decision-queries.server.ts'
import { deskPage } from '../app/stories/moderate/desk-stories.server.ts'
import {
  countByStatus,
  findWallStory,
  hasNewer,
  listStateStories,
  listTownStories,
} from '../app/stories/queries.server.ts'
import { wallPage } from '../app/stories/wall/wall.server.ts'
import { claimDelivery, forgetOldDeliveries } from '../app/webhooks/queue-queries.server.ts'
import { listDeliveries } from '../app/webhooks/webhook-queries.server.ts'
import type { Sizes } from './growth-rows.ts'
import { idOf, momentOf } from './growth-words.ts'

/** `turn` differs each time: nothing is read twice. */
type Ask = (database: Database, sizes: Sizes, turn: number) => Promise<unknown>
type Work = { name: string; ask: Ask; turns?: number }

const turnsOfMost = 20
const limit = 20
const unfiltered = { status: 'pending', words: '', isFlaggedOnly: false } as const
const by = { actor: 'owner@example.com' }

/** Places all over the table. */
function rowAt(count: number, turn: number) {
  return Math.floor(((turn + 1) / (turnsOfMost + 2)) * count)
}

/** That many rows further on with the wanted remainder: rows are made by their number. */
function rowLike(count: number, turn: number, { every, rest = 0 }: { every: number; rest?: number }) {
  return Math.floor(rowAt(count, turn) / every) * every + rest
}

function placeAt(count: number, turn: number) {
  const row = rowAt(count, turn)
  return { createdAt: momentOf(row), id: idOf(row) }
}

function clockOf({ applications }: Sizes) {
  const now = momentOf(applications)
  return { now, today: now.toISOString().slice(0, 10) }
}

function inbox(name: ListName, filter = {}): Ask {
  return async ({ db }, sizes, turn) => {
    const after = name === 'due' ? undefined : placeAt(sizes.applications, turn)
    const { rows } = await listApplications(db, { name, filter, after }, clockOf(sizes), limit)
    await listLastEvents(
      db,
      rows.map(({ id }) => id),
    )
  }
}

function search(typed: (row: number) => string): Ask {
  return async (database, { applications }, turn) => {
    const { parts } = searchWords(typed(rowAt(applications, turn)))
    const { ids } = await searchApplications(database, parts, 50)
    if (ids.length === 0) throw new Error(`nothing was found for ${parts}`)
    await listById(database.db, ids)
  }
}

async function openOne(database: Database, { applications }: Sizes, turn: number) {
  const id = idOf(rowAt(applications, turn))
  const application = await findApplication(database.db, id)
  if (!application) throw new Error(`no application ${id}`)
  await listEvents(database.db, id)
  await listConsents(database.db, id)
  const others = await listOthersOf(database, application)
  if (others.length === 0) throw new Error('the earlier application was not found')
}

async function keep(database: Database, _sizes: Sizes, turn: number) {
  const now = momentOf(20 * (turn + 1))
  // What `eraseOld` takes for a month later.
  const later = new Date(now)
  later.setUTCMonth(later.getUTCMonth() + 1)
  if (endOfKeeping(1, later).getTime() !== now.getTime()) throw new Error('not the day that was meant')
  await eraseOld(database, 1, later)
}

async function moderate(database: Database, { stories }: Sizes, turn: number) {
  const id = idOf(rowLike(stories, turn, { every: 10, rest: 1 }))
  const moved = await moveStory(database, id, 'reject', 1, by)
  if (!moved) throw new Error(`story ${id} was not moved`)
}

async function moveOne(database: Database, { applications }: Sizes, turn: number) {
  const id = idOf(rowLike(applications, turn, { every: 10 }))
  const moved = await moveApplication(database, { id, version: 1 }, 'contact', by)
  if (!moved) throw new Error(`application ${id} was not moved`)
}

async function forgetPerson(database: Database, { applications }: Sizes, turn: number) {
  const email = `renter${Math.floor(rowAt(applications, turn) / 2) + 1}@example.com`
  const gone = await deletePerson(database, email, { ...by, personHash: 'hash' })
  if (gone.applications === 0) throw new Error(`nothing of ${email}`)
}

async function eraseOne(database: Database, { articles }: Sizes, turn: number) {
  const id = idOf(rowAt(articles, turn) + 1)
  await moveToBin(database, id, by)
  if (!(await eraseArticle(database, id, by))) throw new Error(`article ${id} was not erased`)
}

async function countTroubles({ db }: Database) {
  await countMails(db)
  await countWebhooks(db, momentOf(0))
}

export const growthWork: Work[] = [
  {
    name: 'wall, a page of 12 with photos',
    ask: ({ db }, { stories }, turn) => wallPage(db, placeAt(stories, turn)),
  },
  { name: 'one story', ask: ({ db }, { stories }, turn) => findWallStory(db, idOf(rowAt(stories, turn))) },
  {
    name: 'stories of a town',
    ask: ({ db }, _, turn) => listTownStories(db, `Town ${turn * 10 + 1}, CA`, { limit: 3 }),
  },
  { name: 'stories of a state', ask: ({ db }) => listStateStories(db, 'WA', { limit: 3 }) },
  {
    name: 'moderators: a page of pending',
    ask: ({ db }, { stories }, turn) => deskPage(db, { ...unfiltered, after: placeAt(stories, turn) }),
  },
  { name: 'moderators: counts per tab', ask: ({ db }) => countByStatus(db) },
  {
    name: 'moderators: what is new',
    ask: ({ db }, { stories }) => hasNewer(db, 'pending', placeAt(stories, turnsOfMost), {}),
  },
  {
    name: 'moderators: search, a word of many stories',
    ask: ({ db }) => deskPage(db, { ...unfiltered, status: 'approved', words: 'landlords' }),
  },
  {
    name: 'moderators: search, a word of one story',
    ask: ({ db }, { stories }, turn) =>
      deskPage(db, {
        ...unfiltered,
        status: 'approved',
        words: `renter${rowLike(stories, turn, { every: 50, rest: 1 })}`,
      }),
  },
  {
    name: 'moderators: search, a word of none',
    ask: ({ db }) => deskPage(db, { ...unfiltered, words: 'xylophone' }),
  },
  {
    name: 'moderators: flagged only',
    ask: ({ db }) => deskPage(db, { ...unfiltered, isFlaggedOnly: true }),
  },
  { name: 'moderators: reject one', ask: moderate },
  { name: 'inbox: new', ask: inbox('new') },
  { name: 'inbox: closed', ask: inbox('closed') },
  { name: 'inbox: due today', ask: inbox('due') },
  { name: 'inbox: spam', ask: inbox('spam') },
  { name: 'inbox: new of a state', ask: inbox('new', { state: 'TX' }) },
  { name: 'inbox: new of a rare program', ask: inbox('new', { program: 'rare' }) },
  { name: 'inbox: new of a program nobody chose', ask: inbox('new', { program: 'none' }) },
  { name: 'inbox: counts and today’s strip', ask: ({ db }, sizes) => countLists(db, clockOf(sizes)) },
  { name: 'search by name', ask: search((row) => `robin renter${row}`) },
  { name: 'search by e-mail', ask: search((row) => `renter${row >> 1}@example.com`) },
  {
    name: 'search by part of a phone number',
    ask: search((row) => `${201 + (row % 700)}-555-${1000 + (row % 9000)}`),
  },
  { name: 'search by words of many', ask: search(() => 'eviction broken lease') },
  { name: 'search by words of few', ask: search((row) => `eviction case ${row}.`) },
  { name: 'an application with the earlier ones', ask: openOne },
  { name: 'move an application', ask: moveOne },
  {
    name: 'erase an application',
    ask: (database, { applications }, turn) =>
      database.change([], (trx) => forgetApplication(trx, idOf(rowAt(applications, turn) + 5))),
  },
  {
    name: 'everything about a person',
    ask: ({ db }, { applications }, turn) => findPerson(db, `Renter${rowAt(applications, turn)}@example.com`),
  },
  { name: 'delete a person', ask: forgetPerson },
  { name: 'keeping: erase 12 overdue ones', ask: keep, turns: 5 },
  { name: 'keeping: mails', ask: (database) => forgetOldMails(database, momentOf(0)), turns: 3 },
  { name: 'mails: what failed and the rest', ask: ({ db }) => loadMails(db) },
  { name: 'mails: next to send', ask: (database) => claimMail(database, momentOf(0)) },
  { name: 'health: mails and deliveries', ask: countTroubles },
  { name: 'webhooks: a log of deliveries', ask: ({ db }) => listDeliveries(db, idOf(0)) },
  { name: 'webhooks: next to deliver', ask: (database) => claimDelivery(database, momentOf(0)) },
  {
    name: 'keeping: deliveries',
    ask: (database) => forgetOldDeliveries(database, momentOf(0)),
    turns: 3,
  },
  {
    name: 'log: a page',
    ask: ({ db }, { records }, turn) => activityLines(db, { before: placeAt(records, turn) }),
  },
  {
    name: 'log: of settings',
    ask: ({ db }, { records }, turn) =>
      activityLines(db, { kind: 'setting', before: placeAt(records, turn) }),
  },
  { name: 'log: search, a word of none', ask: ({ db }) => activityLines(db, { words: 'xylophone' }) },
  { name: 'settings: last changes', ask: ({ db }) => lastChanges(db, ['phone', 'address']) },
  { name: 'first steps: examples left', ask: ({ db }) => countDemo(db) },
  { name: 'ready to open: doubtful stories', ask: ({ db }) => listDoubtfulStories(db) },
  { name: 'claims: has any text changed', ask: ({ db }) => findContentMark(db), turns: 5 },
  {
    name: 'numbers of 30 days',
    ask: ({ db }) => readReport(db, 30, Date.UTC(2024, 11, 1)),
    turns: 5,
  },
  { name: 'numbers of a year', ask: ({ db }) => readReport(db, 365, Date.UTC(2024, 11, 30)), turns: 3 },
  {
    name: 'articles, a page',
    ask: ({ db }, { articles }, turn) =>
      listPublishedArticles(db, { after: placeAt(articles, turn), limit: 13 }),
  },
  {
    name: 'articles of the editor, a page',
    ask: ({ db }, { articles }, turn) => listArticles(db, { after: placeAt(articles, turn), limit: 51 }),
  },
  {
    name: 'one article',
    ask: ({ db }, { articles }, turn) => findPublishedArticle(db, `article-number-${rowAt(articles, turn)}`),
  },
  {
    name: 'an address an article had before',
    ask: ({ db }, { addresses }, turn) => findMovedArticle(db, `before-${rowAt(addresses, turn)}`),
  },
  { name: 'articles: the bin', ask: ({ db }) => listBin(db) },
  {
    name: 'articles: what is due (every 15 s)',
    ask: async (database) => {
      const now = momentOf(0)
      await publishDueArticles(database, now)
      await listOverdue(database.db, now)
    },
  },
  { name: 'articles: erase one', ask: eraseOne },
  {
    name: 'articles: pictures nobody names (every hour)',
    ask: (database) => removeForgottenImages(database, new Date()),
    turns: 3,
  },
  {
    name: 'articles of the sitemap, all',
    ask: ({ db }) => listArticleAddresses(db),
    turns: 3,
  },
]

/** What is downloaded grows with what there is: the first byte must not. */
export const growthExports = ['applications', 'stories', 'articles'] as const

export async function measureWork(database: Database, sizes: Sizes, { ask, turns = turnsOfMost }: Work) {
  const waits: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await ask(database, sizes, turn)
    waits.push(performance.now() - started)
  }
  const sorted = waits.toSorted((a, b) => a - b)
  return { medianMs: sorted[Math.floor(turns / 2)] ?? 0, quickestMs: sorted[0] ?? 0 }
}

/** Until the first row is there, and how long a thousand rows take at the beginning and further on. */
export async function measureExport(
  { db }: Database,
  kind: (typeof growthExports)[number],
  rowsAtMost: number,
) {
  const started = performance.now()
  const marks: number[] = []
  let firstMs = 0
  let bytes = 0
  let rows = -1
  for await (const line of csvPieces(db, kind, { withPhotos: false, siteUrl: 'https://www.example.com' })) {
    // The first line is the names of the columns.
    if (++rows === 1) firstMs = performance.now() - started
    bytes += Buffer.byteLength(line)
    if (rows % 1000 === 0) marks.push(performance.now())
    if (rows >= rowsAtMost) break
  }
  return { firstMs, lastMs: performance.now() - started, rows, bytes, perThousand: steps(marks) }
}

/** The median of the first and of the last ten steps. */
function steps(marks: number[]) {
  const waits = marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark))
  const median = (some: number[]) => some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0
  return { first: median(waits.slice(0, 10)), last: median(waits.slice(-10)) }
}
