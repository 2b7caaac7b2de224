import { z } from 'zod'
import { claimJob, endJob, hasDied, keepResult, noteJob } from '../../db/running-job-queries.server.ts'
import type { Db } from '../../db/tables.ts'
import { isImportKind } from './import-kinds.ts'
import type { ImportReport } from './import-part.ts'

/** In the table of settings. */
const lastKey = 'import.last'
/** There while one is under way. */
const nowKey = 'import.now'

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
  if (state === 'running' && hasDied(row, now))
    return { ...report.data, state: 'stopped', endedAt: row.updated_at }
  return { ...report.data, endedAt: endedAt === null ? null : new Date(endedAt) }
}

/** False when another one is under way, in whichever process. */
export async function claimImport(db: Db, report: ImportReport, actor: string, now = new Date()) {
  return await claimJob(db, nowKey, report, actor, now)
}

export async function noteImportProgress(db: Db, report: ImportReport) {
  await noteJob(db, nowKey, report)
}

export async function finishImport(db: Db, report: ImportReport, actor: string) {
  await keepResult(db, lastKey, report, actor)
  await endJob(db, nowKey)
}
