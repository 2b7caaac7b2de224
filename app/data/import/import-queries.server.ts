import { z } from 'zod'
import type { Db } from '../../db/tables.ts'
import { isImportKind } from './import-kinds.ts'
import type { ImportReport } from './import-part.ts'

/** In the table of settings. */
const lastKey = 'import.last'
/** There while one is under way. Whoever carries it out writes it anew every second. */
const nowKey = 'import.now'

/** After so long without a word the process that carried it out has died. */
const silenceMs = 30_000

const Report = z.object({
  kind: z.string().refine(isImportKind),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  percentRead: z.number(),
  endedAt: z.iso.datetime().nullable(),
  problem: z.string().nullable(),
  parts: z.array(z.custom<ImportReport['parts'][number]>()),
})

/** Of whichever process carries it out, or did. */
export async function readImport(db: Db, now = new Date()): Promise<ImportReport | null> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'chosen', 'updated_at'])
    .where('key', 'in', [lastKey, nowKey])
    .execute()
  const row = rows.find(({ key }) => key === nowKey) ?? rows[0]
  const report = Report.safeParse(row?.chosen)
  if (!row || !report.success) return null
  const { state, endedAt } = report.data
  const hasDied = state === 'running' && row.updated_at <= silentBefore(now)
  if (hasDied) return { ...report.data, state: 'stopped', endedAt: row.updated_at }
  return { ...report.data, endedAt: endedAt === null ? null : new Date(endedAt) }
}

/** False when another one is under way, in whichever process. */
export async function claimImport(db: Db, report: ImportReport, actor: string, now = new Date()) {
  const row = { chosen: JSON.stringify(report), updated_at: now, updated_by: actor }
  const claimed = await db
    .insertInto('settings')
    .values({ key: nowKey, ...row })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('settings.updated_at', '<=', silentBefore(now)),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Says how far it is, and that whoever carries it out is alive. */
export async function noteImport(db: Db, report: ImportReport) {
  const row = { chosen: JSON.stringify(report), updated_at: new Date() }
  await db.updateTable('settings').set(row).where('key', '=', nowKey).execute()
}

export async function finishImport(db: Db, report: ImportReport, actor: string) {
  const row = { chosen: JSON.stringify(report), updated_at: new Date(), updated_by: actor }
  await db
    .insertInto('settings')
    .values({ key: lastKey, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
  await db.deleteFrom('settings').where('key', '=', nowKey).execute()
}

function silentBefore(now: Date) {
  return new Date(now.getTime() - silenceMs)
}
