import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { StateText } from './queries.server.ts'

/** The last thing that happened to a setting: who, when, and what it was before and after. */
export type LastChange = { id: string; actor: string; at: Date; from: StateText; to: StateText }

/** By key, from the audit log: nothing else remembers what a setting was before. */
export async function lastChanges(db: Db, keys: string[]): Promise<Map<string, LastChange>> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('audit_log')
        .select(['id', 'actor', 'created_at', 'subject_id', 'facts'])
        .select(
          sql<number>`row_number() over (partition by subject_id order by created_at desc, id desc)`.as(
            'place',
          ),
        )
        .where('subject_kind', '=', 'setting')
        .where('subject_id', 'in', keys)
        // What was brought in from a file happened elsewhere: it says nothing about this site's settings.
        .where(sql`facts ->> 'imported'`, 'is', null)
        .as('told'),
    )
    .select(['id', 'actor', 'created_at', 'subject_id', 'facts'])
    .where('place', '=', 1)
    .execute()
  return new Map(
    rows.flatMap(({ id, actor, created_at: at, subject_id: key, facts }) => {
      const states = statesIn(facts)
      return key && states ? [[key, { id, actor, at, ...states }]] : []
    }),
  )
}

/** When one of these was last changed, by the audit log: who puts a default back leaves no row of settings. */
export async function lastChangeAt(db: Db, keys: string[]): Promise<Date | null> {
  const last = await db
    .selectFrom('audit_log')
    .select('created_at')
    .where('subject_kind', '=', 'setting')
    .where('subject_id', 'in', keys)
    .where(sql`facts ->> 'imported'`, 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.created_at ?? null
}

function statesIn(facts: object) {
  if (!('from' in facts) || !('to' in facts)) return null
  const { from, to } = facts
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null
}
