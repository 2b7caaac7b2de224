import type { FieldReason, Place } from './source-row.ts'

export type RefusedRow = Place & { id: string | null; reasons: FieldReason[] }
export type RowNote = Place & { id: string | null } & FieldReason

// Of each list enough to work with; a file of another table must not fill the memory with reasons.
export const maxListed = 10_000
const maxColumnsNamed = 20

/** What happened to the rows. Holds ids and reasons, never what a person wrote. */
export class Tally {
  read = 0
  imported = 0
  alreadyThere = 0
  refused = 0
  /** Of those refused: what was deleted on its writer's own wish. */
  erased = 0
  photosConverted = 0
  photosRefused = 0
  photosOnlyAddressed = 0
  refusedRows: RefusedRow[] = []
  notes: RowNote[] = []
  refusedRowsLeftOut = 0
  notesLeftOut = 0
  ignoredColumns: string[] = []
  #known: ReadonlySet<string>

  /** `known`: every column that is read. */
  constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  refuse(row: RefusedRow) {
    this.refused++
    if (this.refusedRows.length < maxListed) this.refusedRows.push(row)
    else this.refusedRowsLeftOut++
  }

  note(row: RowNote) {
    if (this.notes.length < maxListed) this.notes.push(row)
    else this.notesLeftOut++
  }

  noticeColumns(columns: Record<string, unknown>) {
    for (const name of Object.keys(columns)) {
      if (this.ignoredColumns.length >= maxColumnsNamed) return
      // Stored as JSON, where PostgreSQL takes no half of a letter.
      const shown = name.slice(0, 60).toWellFormed()
      const isNew = !this.#known.has(name) && !this.ignoredColumns.includes(shown)
      if (isNew) this.ignoredColumns.push(shown)
    }
  }
}
