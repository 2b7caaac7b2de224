import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { type Language, languages } from '../platform/language.ts'
import { changeTemplates, listAllTemplates, templateKeys } from './inbox/template-queries.server.ts'
import { defaultTemplates, type Template } from './inbox/templates.ts'

/** The language whose mails are kept under this key; null where none are. */
export function templateLanguage(key: unknown): Language | null {
  return languages.find((language) => templateKeys[language] === key) ?? null
}

/** The owner's mails as a download of the settings holds them: only where they differ from the program's. */
export async function listTemplateRows(db: Db): Promise<{ key: string; value: readonly Template[] }[]> {
  const all = await listAllTemplates(db)
  return languages
    .filter((language) => !isSame(all[language], defaultTemplates(language)))
    .map((language) => ({ key: templateKeys[language], value: all[language] }))
}

/** All of a language at once, in the place of what is there. */
export async function replaceTemplates(
  database: Database,
  language: Language,
  templates: readonly Template[],
  by: Actor,
) {
  const facts = { brought: templates.length, language }
  await changeTemplates(database, language, by, () => ({ to: templates, facts }))
}

/** Field by field: PostgreSQL hands them back in an order of its own. */
export function isSame(some: readonly Template[], others: readonly Template[]) {
  const text = (all: readonly Template[]) =>
    JSON.stringify(all.map(({ id, name, subject, body }) => [id, name, subject, body]))
  return text(some) === text(others)
}
