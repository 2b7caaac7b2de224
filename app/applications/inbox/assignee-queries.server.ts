import { type SqlBool, sql } from 'kysely'

/** Of an admin: applications can be given to them. */
export const isAssignee = sql<SqlBool>`role in ('owner', 'agent') and not disabled`
