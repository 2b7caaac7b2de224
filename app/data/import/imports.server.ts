import type { Database } from '../../db/database.server.ts'
import type { ErrorLog } from '../../platform/context.ts'
import { isOverWithin } from '../../platform/time-limit.ts'
import { MalformedFile } from '../../rows/source-row.ts'
import { importWords } from '../import-words.ts'
import type { ImportKind } from './import-kinds.ts'
import type { ImportOf } from './import-of.ts'
import { type ImportReport, partOf } from './import-part.ts'
import { claimImport, finishImport, noteImportProgress, readImport } from './import-queries.server.ts'
import { runImport, type TableImport } from './run-import.server.ts'
import { keepLonger, removeFile } from './waiting-file.server.ts'

type Wanted = Pick<ImportOf, 'actor' | 'brand'> & { path: string; kind: ImportKind; secret: string }

type Run = Pick<ImportReport, 'kind' | 'state' | 'endedAt' | 'problem'> & { tables: TableImport[] }

export type Imports = ReturnType<typeof createImports>

// Most are over by then, and their end is on the first page that is shown.
const firstLookMs = 1500
const noteEveryMs = 1000

const { unexpected } = importWords.en.problems

/** One import at a time in all processes of the site, which goes on when nobody waits for it. */
export function createImports({ database, log }: { database: Database; log: ErrorLog }) {
  const { db } = database
  const stop = new AbortController()
  let ended = Promise.resolve()

  return {
    /** Comes back when it is over or has gone on for a moment. False when another one is under way. */
    async begin(wanted: Wanted): Promise<boolean> {
      const run: Run = { kind: wanted.kind, state: 'running', endedAt: null, problem: null, tables: [] }
      if (!(await claimImport(db, reportOf(run), wanted.actor.actor))) return false
      ended = carryOut(run, wanted)
      if (!(await isOverWithin(firstLookMs, ended))) await noteImportProgress(db, reportOf(run))
      return true
    },
    report: () => readImport(db),
    async close() {
      stop.abort()
      await ended
    },
  }

  async function carryOut(run: Run, { path, ...wanted }: Wanted) {
    const noting = setInterval(() => {
      noteImportProgress(db, reportOf(run)).catch((error: unknown) => {
        log.warn({ err: error }, 'The progress of an import was not noted')
      })
      // It is opened anew for each table, and uploads of an hour ago are removed.
      void keepLonger(path)
    }, noteEveryMs)
    try {
      await keepLonger(path)
      const onTable = (table: TableImport) => run.tables.push(table)
      await runImport({ ...wanted, path, database, isDryRun: false, signal: stop.signal, onTable })
      run.state = stop.signal.aborted ? 'stopped' : 'done'
    } catch (error) {
      run.state = 'failed'
      run.problem = error instanceof MalformedFile ? error.message : unexpected
      if (run.problem === unexpected) log.error({ err: error }, 'import failed')
    } finally {
      clearInterval(noting)
      run.endedAt = new Date()
      await removeFile(path).catch((error: unknown) => log.warn({ err: error }, 'imported file not removed'))
      await finishImport(db, reportOf(run), wanted.actor.actor).catch((error: unknown) => {
        log.error({ err: error }, 'The end of an import was not noted')
      })
    }
  }
}

function reportOf({ kind, state, endedAt, problem, tables }: Run): ImportReport {
  return {
    ...{ kind, state, endedAt, problem },
    percentRead: tables.at(-1)?.percentRead() ?? 0,
    parts: tables.map(partOf),
  }
}
