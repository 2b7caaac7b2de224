import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { minuteMs } from '../../platform/duration.ts'
import { Commonness } from './commonness.ts'

/** What is common changes slowly. */
const keptMs = 10 * minuteMs
/** So many moments between the first application and the last, so many rows of each, so much of each row. */
const sample = { moments: 40, rows: 10, letters: 500 }
/** Multiples of it, without what stands before the point, are all over from 0 to 1 and never at even steps. */
const goldenRatio = (1 + Math.sqrt(5)) / 2

const known = new WeakMap<Db, { until: number; commonness: Promise<Commonness> }>()

/** It decides how long a search takes, never what it finds: nobody waits for it to be read again. */
export function findCommonness(db: Db, now = Date.now()) {
  const kept = known.get(db)
  if (kept && kept.until > now) return kept.commonness
  const anew = readSome(db)
  const entry = { until: now + keptMs, commonness: kept?.commonness ?? anew }
  known.set(db, entry)
  anew.then(
    () => {
      entry.commonness = anew
    },
    () => known.delete(db),
  )
  return entry.commonness
}

async function readSome(db: Db) {
  const commonness = new Commonness()
  const [first, last] = [await findEnd(db, 'asc'), await findEnd(db, 'desc')]
  for (let moment = 0; moment < sample.moments; moment++) {
    const from = new Date(first + (last - first) * ((moment * goldenRatio) % 1))
    for (const { text } of await readFrom(db, from)) commonness.add(text)
  }
  return commonness
}

async function findEnd(db: Db, order: 'asc' | 'desc') {
  const row = await db
    .selectFrom('applications')
    .select('created_at')
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row?.created_at.getTime() ?? 0
}

async function readFrom(db: Db, from: Date) {
  return await db
    .selectFrom('applications')
    .select(sql<string>`substr(search_text, 1, ${sql.lit(sample.letters)})`.as('text'))
    .where('created_at', '>=', from)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sample.rows)
    .execute()
}
