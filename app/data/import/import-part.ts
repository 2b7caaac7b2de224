import { importWords } from '../import-words.ts'
import type { ImportKind, TableKind } from './import-kinds.ts'
import type { ImportResult } from './run-import.server.ts'

export type Reason = { line: number; why: string }

/** What happened, or would, to the rows of one table. */
export type ImportPart = {
  kind: TableKind
  added: number
  skipped: number
  refused: number
  /** The first of the refused rows. */
  reasons: Reason[]
  notes: Reason[]
  /** How many there are beside those. */
  moreNotes?: number
  /** Not in the report of an import by an older version. */
  ignoredColumns?: string[]
}

export type ImportPreview = { kind: ImportKind; file: string; parts: ImportPart[] }

/** How far an import is, or how it ended. */
export type ImportReport = {
  kind: ImportKind
  state: 'running' | 'done' | 'stopped' | 'failed'
  percentRead: number
  endedAt: Date | null
  /** Why it failed, in words for the owner. */
  problem: string | null
  parts: ImportPart[]
}

const shown = 50

export function partOf({ kind, tally }: ImportResult): ImportPart {
  const { imported, alreadyThere, refused, refusedRows, notes, notesLeftOut, ignoredColumns } = tally
  return {
    kind,
    added: imported,
    skipped: alreadyThere,
    refused,
    reasons: refusedRows.slice(0, shown).map(({ line, reasons }) => ({
      line,
      why: importWords.en.why(reasons),
    })),
    notes: notes
      .slice(0, shown)
      .map(({ line, field, reason }) => ({ line, why: importWords.en.why([{ field, reason }]) })),
    moreNotes: Math.max(0, notes.length - shown) + notesLeftOut,
    ignoredColumns,
  }
}
