/** The tables a download can hold, in the order they come in. */
export const tableKinds = ['stories', 'articles', 'applications', 'settings', 'audit'] as const
export type TableKind = (typeof tableKinds)[number]

/** What can be brought back from a download. */
export const importKinds = [...tableKinds, 'everything'] as const
export type ImportKind = (typeof importKinds)[number]

export function isImportKind(text: string): text is ImportKind {
  return importKinds.some((kind) => kind === text)
}
