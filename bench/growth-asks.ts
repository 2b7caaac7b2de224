import type { ListName } from '../app/applications/inbox/application-list.ts'
import { moveApplication } from '../app/applications/inbox/changes.server.ts'
import { listOthersOf } from '../app/applications/inbox/detail-queries.server.ts'
import { listApplications, listById, listLastEvents } from '../app/applications/inbox/list-queries.server.ts'
import { searchApplications } from '../app/applications/inbox/search-queries.server.ts'
import { searchWords } from '../app/applications/inbox/search-words.ts'
import { endOfKeeping, eraseOld } from '../app/applications/keeping-queries.server.ts'
import { findApplication, listConsents, listEvents } from '../app/applications/queries.server.ts'
import { eraseArticle, moveToBin } from '../app/articles/bin-queries.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { countMails, countWebhooks } from '../app/health/queries.server.ts'
import { deletePerson } from '../app/privacy/queries.server.ts'
import { moveStory } from '../app/stories/decision-queries.server.ts'
import { forgetStory } from '../app/stories/forget-story.server.ts'
import { findWallStory } from '../app/stories/queries.server.ts'
import { type Ask, clockOf, placeAt, rowAt, rowLike } from './growth-places.ts'
import type { Sizes } from './growth-rows.ts'
import { idOf, momentOf } from './growth-words.ts'

const limit = 20
const by = { actor: 'owner@example.com' }

export function inbox(name: ListName, filter = {}): Ask {
  return async ({ db }, sizes, turn) => {
    const after = name === 'due' ? undefined : placeAt(sizes.applications, turn)
    const { rows } = await listApplications(db, { name, filter, after }, clockOf(sizes), limit)
    await listLastEvents(
      db,
      rows.map(({ id }) => id),
    )
  }
}

export function search(typed: (row: number) => string): Ask {
  return async (database, { applications }, turn) => {
    const { parts } = searchWords(typed(rowAt(applications, turn)))
    const { ids } = await searchApplications(database, parts, 50)
    if (ids.length === 0) throw new Error(`nothing was found for ${parts}`)
    await listById(database.db, ids)
  }
}

export async function openOne(database: Database, { applications }: Sizes, turn: number) {
  const id = idOf(rowAt(applications, turn))
  const application = await findApplication(database.db, id)
  if (!application) throw new Error(`no application ${id}`)
  await listEvents(database.db, id)
  await listConsents(database.db, id)
  const others = await listOthersOf(database.db, application)
  if (others.length === 0) throw new Error('the earlier application was not found')
}

export async function keep(database: Database, _sizes: Sizes, turn: number) {
  const now = momentOf(20 * (turn + 1))
  // What `eraseOld` takes for a month later.
  const later = new Date(now)
  later.setUTCMonth(later.getUTCMonth() + 1)
  if (endOfKeeping(1, later).getTime() !== now.getTime()) throw new Error('not the day that was meant')
  await eraseOld(database, 1, later)
}

export async function moderate(database: Database, { stories }: Sizes, turn: number) {
  const id = idOf(rowLike(stories, turn, { every: 10, rest: 1 }))
  const moved = await moveStory(database, { id, version: 1 }, 'reject', by)
  if (!moved) throw new Error(`story ${id} was not moved`)
}

export async function moveOne(database: Database, { applications }: Sizes, turn: number) {
  const id = idOf(rowLike(applications, turn, { every: 10 }))
  const moved = await moveApplication(database, { id, version: 1 }, 'contact', by)
  if (!moved) throw new Error(`application ${id} was not moved`)
}

export async function forgetPerson(database: Database, { applications }: Sizes, turn: number) {
  const email = `renter${Math.floor(rowAt(applications, turn) / 2) + 1}@example.com`
  const gone = await deletePerson(database, email, { ...by, personHash: 'hash' })
  if (gone.applications === 0) throw new Error(`nothing of ${email}`)
}

/** As by the private link of its writer, or as a part of "Delete my data". */
export async function eraseStory(database: Database, { stories }: Sizes, turn: number) {
  const row = rowAt(stories, turn) + 3
  const story = { id: idOf(row), headline: `Story number ${row}` }
  await database.change(['stories'], (trx) => forgetStory(trx, story))
  const left = await findWallStory(database.db, story.id)
  if (left) throw new Error(`story ${story.id} was not erased`)
}

export async function eraseOne(database: Database, { articles }: Sizes, turn: number) {
  const id = idOf(rowAt(articles, turn) + 1)
  await moveToBin(database, id, by)
  if (!(await eraseArticle(database, id, by))) throw new Error(`article ${id} was not erased`)
}

export async function countTroubles({ db }: Database) {
  await countMails(db)
  await countWebhooks(db, momentOf(0))
}
