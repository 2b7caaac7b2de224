import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The whole address, in small or capital letters. The engines know capitals beyond ASCII differently: as they
 * lower it, too. One index over the lowered column answers both.
 */
export function isSameAddress(written: RawBuilder<unknown>, email: string) {
  return sql<SqlBool>`lower(${written}) in (${email.toLowerCase()}, lower(${email}))`
}
