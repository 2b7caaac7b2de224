import { sql } from 'kysely'
import { allTags } from './engine.ts'
import { requireSecret } from './secrets.server.ts'
import type { Db } from './tables.ts'

export const tagChannel = 'page_tags'
// PostgreSQL refuses a longer message than 7999 bytes; the MAC takes its part.
const maxTagBytes = 7800
/** Longer than any commit takes: after it no message can be replayed. */
const freshMinutes = 10

/** Any role may notify on the channel. Ours alone can read the secret, and so compute the MAC of a message. */
const macOf = (signed: string) =>
  `encode(sha256(convert_to(value || encode(sha256(convert_to(value || ${signed}, 'UTF8')), 'hex'), 'UTF8')), 'hex')`
const secretRow = `from secrets where name = 'page-tags'`

/** Delivered by PostgreSQL to every listening process, and only if the transaction commits. */
export async function publishTags(trx: Db, tags: string[]) {
  const list = JSON.stringify(tags)
  const text = Buffer.byteLength(list) > maxTagBytes ? JSON.stringify(allTags) : list
  if (await publish(trx, text)) return
  // The first change of all. Of two at once, the second waits here for the first and takes its secret.
  await requireSecret(trx, 'page-tags')
  await publish(trx, text)
}

/** With the database's clock, not those of our machines. False while there is no secret. */
async function publish(trx: Db, text: string) {
  const { rows } = await sql`
    with unsigned as (
      select gen_random_uuid() || ' ' || (extract(epoch from clock_timestamp()) * 1000)::bigint || ' ' || ${text}::text
        as body
    ), signed as (select ${sql.raw(macOf('body'))} || ' ' || body as message from unsigned, (select value ${sql.raw(secretRow)}) as secret)
    select pg_notify(${tagChannel}, message) from signed`.execute(trx)
  return rows.length > 0
}

export type TagMessage = { mac: string; signed: string; id: string; sentMs: number; tags: string[] }

/** Null for what does not have the form of our messages. */
export function parseMessage(payload: string): TagMessage | null {
  const [, mac = '', signed = '', id = '', sentMs = '', list = ''] =
    /^([0-9a-f]{64}) (([0-9a-f-]{36}) ([0-9]{1,16}) (\[.*\]))$/s.exec(payload) ?? []
  const tags = parseTags(list)
  return tags && { mac, signed, id, sentMs: Number(sentMs), tags }
}

/** A query on the listening connection. */
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export async function isGenuine(query: Query, { mac, signed, sentMs }: TagMessage) {
  const { rows } = await query(
    `select (select ${macOf('$1::text')} ${secretRow}) = $2::text
      and to_timestamp($3::double precision / 1000) > clock_timestamp() - interval '${freshMinutes} minutes' as genuine`,
    [signed, mac, sentMs],
  )
  return rows[0]?.genuine === true
}

function parseTags(list: string): string[] | null {
  try {
    const tags: unknown = JSON.parse(list)
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null
  } catch {
    return null
  }
}
