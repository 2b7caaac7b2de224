import { z } from 'zod'
import { isAuditAction } from '../../audit/audit.ts'
import { isId } from '../../db/uuid.ts'
import { notAfter, parseMoment } from '../../rows/moment.ts'
import { rowWords } from '../../rows/row-words.ts'
import type { FieldReason } from '../../rows/source-row.ts'
import { importWords } from '../import-words.ts'

const { reasons } = importWords.en

// Neither database takes U+0000 in a text, and PostgreSQL half a letter in JSON.
const textUpTo = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
const text = textUpTo(400)
/** The longest setting has 2,000 characters, of which JSON may make six each; titles of articles may be long, too. */
const factText = textUpTo(20_000)
/** An empty cell of a table is nothing. */
const maybeText = text.nullish().transform((value) => value || null)
const fact = z.union([factText, z.number(), z.boolean(), z.null()])

const auditRow = z.object({
  id: z.string().toLowerCase().refine(isId, reasons.noId),
  created_at: z
    .string()
    .transform(parseMoment)
    .refine((moment) => moment !== null, reasons.noMoment),
  actor: text.min(1),
  action: z.string().refine(isAuditAction, reasons.noAction),
  subject_id: maybeText,
  facts: z
    .record(text, fact)
    .nullish()
    .transform((facts) => facts ?? {}),
  address: maybeText,
})

export type AuditInsert = z.output<typeof auditRow>

/** An entry of the audit log, with what was changed about it; or what is wrong with each field. */
export function parseAuditRow(
  columns: Record<string, unknown>,
  now = new Date(),
): { entry: AuditInsert; notes: FieldReason[] } | FieldReason[] {
  const { success, data, error } = auditRow.safeParse(columns)
  if (success) {
    const created_at = notAfter(now, data.created_at)
    const notes =
      created_at < data.created_at ? [{ field: 'created_at', reason: rowWords.en.fields.inFuture }] : []
    return { entry: { ...data, created_at }, notes }
  }
  return error.issues.map(({ path, code, message }) => ({
    field: String(path[0]),
    reason: code === 'custom' ? message : reasons.noValue,
  }))
}
