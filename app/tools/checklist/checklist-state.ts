import { paperIds, situationIds } from './papers.ts'

export type ChecklistState = { chosen: string[]; ticked: string[] }

/** Of whatever lies in storage, what this page still knows. */
export function parseChecklist(stored: unknown): ChecklistState {
  const { chosen, ticked } = (stored ?? {}) as Partial<Record<keyof ChecklistState, unknown>>
  return { chosen: known(chosen, situationIds), ticked: known(ticked, paperIds) }
}

function known(list: unknown, names: readonly string[]) {
  return Array.isArray(list) ? names.filter((name) => list.includes(name)) : []
}
