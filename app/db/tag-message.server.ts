import { sql } from 'kysely'
import { allTags } from './engine.ts'
import { requireSecret } from './secrets.server.ts'
import type { Db } from './tables.ts'

export const tagChannel = 'page_tags'
// PostgreSQL refuses a longer message than 7999 bytes; the seal takes its part.
const maxTagBytes = 7800
/** Longer than any commit takes: after it nobody can say an old message again. */
const freshMinutes = 10

/** Any role may speak on the channel. Ours alone can read the secret, and so make the seal of what it says. */
const sealOf = (words: string) =>
  `encode(sha256(convert_to(value || encode(sha256(convert_to(value || ${words}, 'UTF8')), 'hex'), 'UTF8')), 'hex')`
const secretRow = `from secrets where name = 'page-tags'`

/** Delivered by PostgreSQL to every listening process, and only if the transaction commits. */
export async function sayTags(trx: Db, tags: string[]) {
  const list = JSON.stringify(tags)
  const text = Buffer.byteLength(list) > maxTagBytes ? JSON.stringify(allTags) : list
  if (await say(trx, text)) return
  // The first change of all. Of two at once, the second waits here for the first and takes its secret.
  await requireSecret(trx, 'page-tags')
  await say(trx, text)
}

/** With the database's own time, whatever the clocks of our machines say. False while there is no secret. */
async function say(trx: Db, text: string) {
  const { rows } = await sql`
    with said as (
      select gen_random_uuid() || ' ' || (extract(epoch from clock_timestamp()) * 1000)::bigint || ' ' || ${text}::text
        as words
    ), sealed as (select ${sql.raw(sealOf('words'))} || ' ' || words as message from said, (select value ${sql.raw(secretRow)}) as secret)
    select pg_notify(${tagChannel}, message) from sealed`.execute(trx)
  return rows.length > 0
}

export type TagMessage = { seal: string; words: string; id: string; saidMs: number; tags: string[] }

/** Null for what is not one of ours by its form. */
export function parseMessage(payload: string): TagMessage | null {
  const [, seal = '', words = '', id = '', saidMs = '', list = ''] =
    /^([0-9a-f]{64}) (([0-9a-f-]{36}) ([0-9]{1,16}) (\[.*\]))$/s.exec(payload) ?? []
  const tags = parseTags(list)
  return tags && { seal, words, id, saidMs: Number(saidMs), tags }
}

/** One question to the database on the listening connection. */
export type Ask = (question: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export async function isGenuine(ask: Ask, { seal: given, words, saidMs }: TagMessage) {
  const { rows } = await ask(
    `select (select ${sealOf('$1::text')} ${secretRow}) = $2::text
      and to_timestamp($3::double precision / 1000) > clock_timestamp() - interval '${freshMinutes} minutes' as genuine`,
    [words, given, saidMs],
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
