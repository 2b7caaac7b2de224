import type { Db } from '../../db/tables.ts'
import { consentKinds } from '../../db/vocabulary.ts'
import { fieldList } from '../application-fields.ts'
import { findByToken } from '../private/own-queries.server.ts'
import { listConsents } from '../queries.server.ts'
import { applicationColumns } from './application-columns.ts'
import type { SentApplication } from './sent-application.ts'

/**
 * Whether a form that was stored before came with other answers this time, after a response that was lost. The first
 * ones stay, because somebody may be at work on them and consents are taken back on the private page alone: whoever
 * sent it must know.
 */
export async function isSentOtherwise(db: Db, sent: SentApplication, token: string) {
  const row = await findByToken(db, token)
  if (!row) return false
  const columns: Record<string, unknown> = applicationColumns(sent.answers)
  const isOther = fieldList.some(({ column }) => comparable(columns[column]) !== comparable(row[column]))
  if (isOther || sent.program !== row.program) return true
  const all = await listConsents(db, row.id)
  const first = all.filter(({ given_at }) => given_at.getTime() === row.created_at.getTime())
  return consentKinds.some((kind) => sent.yes.includes(kind) !== first.some((given) => given.kind === kind))
}

/** A list is written as JSON and read as what it says. */
function comparable(value: unknown) {
  return Array.isArray(value) ? JSON.stringify(value) : (value ?? null)
}
