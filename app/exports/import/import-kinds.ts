import type { Wanted } from '../../stories/import/csv-rows.ts'

/** What can be brought back from a download. */
export const importKinds = {
  stories: 'Stories',
  articles: 'Articles',
  settings: 'Settings',
} as const

export type ImportKind = keyof typeof importKinds

export function isImportKind(text: string): text is ImportKind {
  return Object.hasOwn(importKinds, text)
}

export const wantedOf: Record<Exclude<ImportKind, 'stories'>, Wanted> = {
  articles: { table: 'articles', columns: ['title', 'content'] },
  settings: { table: 'settings', columns: ['key', 'value'] },
}
