import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../app/db/database.server.ts'
import { minuteMs } from '../app/platform/duration.ts'

/** One row a minute since then. */
const start = Date.UTC(2024, 0, 1)

export function momentOf(row: number) {
  return new Date(start + row * minuteMs)
}

/** As the rows made by SQL have it: the moment, then the number. */
export function idOf(row: number) {
  const hex = momentOf(row).getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${row.toString(16).padStart(12, '0')}`
}

export type Text = RawBuilder<unknown>
export type Words = {
  numbers(count: number): Text
  hex(value: Text): Text
  id(text: Text): Text
  moment(milliseconds: Text): Text
  day(number: Text): Text
  yes(condition: Text): Text
  bytes: Text
}

/** `i` is the number of the row. */
export const wordsOf: Record<Database['engine'], Words> = {
  sqlite: {
    numbers: (
      count,
    ) => sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)})
      select i from n where ${sql.lit(count)} > 0) n`,
    hex: (value) => sql`printf('%012x', ${value})`,
    id: (text) => text,
    moment: (milliseconds) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', (${milliseconds}) / 1000, 'unixepoch')`,
    day: (number) => sql`date('2024-01-01', (${number}) || ' days')`,
    yes: (condition) => sql`iif(${condition}, 1, 0)`,
    bytes: sql`x'52494646'`,
  },
  postgres: {
    numbers: (count) => sql`generate_series(0, ${sql.lit(count - 1)}) n(i)`,
    hex: (value) => sql`lpad(to_hex(${value}), 12, '0')`,
    id: (text) => sql`(${text})::uuid`,
    moment: (milliseconds) => sql`to_timestamp((${milliseconds}) / 1000)`,
    day: (number) => sql`date '2024-01-01' + (${number})::int`,
    yes: (condition) => sql`(${condition})`,
    bytes: sql`'\\x52494646'::bytea`,
  },
}

const i = sql.ref('i')
export function milliseconds(number: Text = i) {
  // A start beyond 32 bits makes the sum a long one; the product must be one too.
  return sql`${sql.lit(start)} + (${number}) * cast(${sql.lit(minuteMs)} as bigint)`
}

export function idText({ hex }: Words, number = i as Text) {
  const moment = hex(sql`${milliseconds(number)}`)
  return sql`substr(${moment}, 1, 8) || '-' || substr(${moment}, 9, 4) || '-7000-8000-' || ${hex(number)}`
}
