import type { ImportKind } from './import-kinds.ts'
import type { ImportPreview } from './import-page.tsx'
import type { ImportResult } from './run-import.server.ts'

const shown = 50

export function previewOf(results: ImportResult[], kind: ImportKind, file: string): ImportPreview {
  return { kind, file, parts: results.map(partOf) }
}

function partOf({ kind, tally }: ImportResult) {
  const { imported, alreadyThere, refused, refusedRows, notes } = tally
  return {
    kind,
    added: imported,
    skipped: alreadyThere,
    refused,
    reasons: refusedRows.slice(0, shown).map(({ line, reasons }) => ({
      line,
      why: reasons.map(({ field, reason }) => `${field} ${reason}`).join('; '),
    })),
    notes: notes.slice(0, shown).map(({ line, field, reason }) => ({ line, why: `${field} ${reason}` })),
  }
}
