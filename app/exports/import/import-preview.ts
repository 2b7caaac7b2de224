import type { Tally } from '../../stories/import/tally.ts'
import type { ImportKind } from './import-kinds.ts'
import type { ImportPreview } from './import-page.tsx'

const shown = 50

export function previewOf(tally: Tally, kind: ImportKind, file: string): ImportPreview {
  const { imported, alreadyThere, refused, refusedRows, notes } = tally
  return {
    kind,
    file,
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
