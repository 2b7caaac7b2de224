import { sql } from 'kysely'
import type { Db } from '../app/db/tables.ts'
import { idText, milliseconds, type Words } from './growth-words.ts'

/** What is written down while people work and visit. */
export async function addRecords(trx: Db, words: Words, count: number) {
  await addLog(trx, words, count)
  await addDeliveries(trx, words, count)
  await addCounts(trx, words, count)
}

async function addLog(trx: Db, words: Words, count: number) {
  const { id, moment, numbers } = words
  // Of a thousand lines one is about a setting.
  const action = sql`case when i % 1000 = 0 then 'setting.change' else 'application.move' end`
  await sql`insert into audit_log (id, created_at, actor, action, subject_kind, subject_id, facts, address)
    select ${id(idText(words))}, ${moment(milliseconds())}, 'agent' || (i % 7) || '@example.com', ${action},
      case when i % 1000 = 0 then 'setting' else 'application' end,
      case when i % 1000 = 0 then 'brand' else ${idText(words)} end,
      '{"from":"new","to":"contacted"}', '192.0.2.' || (i % 250)
    from ${numbers(count)}`.execute(trx)
}

async function addDeliveries(trx: Db, words: Words, count: number) {
  if (count === 0) return
  const { id, moment, numbers, yes } = words
  const at = moment(milliseconds())
  const hook = id(idText(words, sql`0`))
  await sql`insert into webhooks (id, url, events, has_contact, secret, is_paused, actor, created_at)
    select ${hook}, 'https://crm.example.com/in', '["application.created"]', ${yes(sql`1 = 0`)}, 'secret',
      ${yes(sql`1 = 0`)}, 'owner@example.com', ${at} from ${numbers(1)}`.execute(trx)
  // One of a thousand was given up.
  await sql`insert into webhook_deliveries (id, webhook_id, event, subject_id, body, attempts, delivered_at,
      last_status, last_fault, created_at)
    select ${id(idText(words))}, ${hook}, 'application.created', ${id(idText(words))}, '', 1,
      case when i % 1000 <> 0 then ${at} end, 200, case when i % 1000 = 0 then '500' end, ${at}
    from ${numbers(count)}`.execute(trx)
}

async function addCounts(trx: Db, words: Words, count: number) {
  const { day, numbers } = words
  // A year: the more there is, the more pages were visited on a day.
  const perDay = sql.lit(Math.max(1, Math.ceil(count / 365)))
  const page = sql`'/city/town-' || (i % ${perDay})`
  await sql`insert into visit_counts (day, path, event, count)
    select ${day(sql`i / ${perDay}`)}, ${page}, 'view', 3 from ${numbers(count)}`.execute(trx)
  await sql`insert into application_counts (day, path, state, program, stage, count)
    select ${day(sql`i / ${perDay}`)}, ${page}, 'TX', 'funding', 'sent', 1
    from ${numbers(count)} where i % 5 = 0`.execute(trx)
}
