import type { Wanted } from '../../stories/import/csv-header.ts'

/** The tables a download can hold, in the order they come in. */
export const tableKinds = ['stories', 'articles', 'applications', 'settings', 'audit'] as const
export type TableKind = (typeof tableKinds)[number]

/** What can be brought back from a download. */
export const importKinds = [...tableKinds, 'everything'] as const
export type ImportKind = (typeof importKinds)[number]

export function isImportKind(text: string): text is ImportKind {
  return importKinds.some((kind) => kind === text)
}

export const wantedOf: Record<TableKind, Omit<Wanted, 'known'> | undefined> = {
  applications: { table: 'applications', columns: ['id', 'reference', 'full_name', 'place'] },
  stories: undefined,
  articles: { table: 'articles', columns: ['title', 'content'] },
  settings: { table: 'settings', columns: ['key', 'value'] },
  audit: { table: 'activity', columns: ['id', 'created_at', 'actor', 'action'] },
}
