import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { newId } from '../../db/uuid.ts'
import { type InLanguages, inEachLanguage, type Language } from '../../platform/language.ts'
import { defaultTemplates, maxTemplates, type Template } from './templates.ts'

/** Those of each language are a list of their own: the owner may keep other mails in another. */
export const templateKeys = inEachLanguage((language) =>
  language === 'en' ? 'applications.templates' : `applications.templates.${language}`,
)

const Stored = z.object({
  templates: z.array(z.object({ id: z.string(), name: z.string(), subject: z.string(), body: z.string() })),
})

/** Those of the owner, or those that came with the program. */
export async function listTemplates(db: Db, language: Language): Promise<readonly Template[]> {
  return (await listAllTemplates(db))[language]
}

export async function listAllTemplates(db: Db): Promise<InLanguages<readonly Template[]>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'chosen'])
    .where('key', 'in', Object.values(templateKeys))
    .execute()
  return inEachLanguage((language) => {
    const row = rows.find(({ key }) => key === templateKeys[language])
    const stored = Stored.safeParse(row?.chosen)
    return stored.success ? stored.data.templates : defaultTemplates(language)
  })
}

/** A new one without an id, or when the one that was changed is gone: what was written is not. False when there are too many. */
export async function saveTemplate(
  database: Database,
  language: Language,
  { id, ...words }: Omit<Template, 'id'> & { id?: string },
  by: Actor,
) {
  return await change(database, language, by, { template: words.name }, (templates) => {
    if (templates.some((template) => template.id === id))
      return templates.map((template) => (template.id === id ? { ...words, id } : template))
    return templates.length < maxTemplates ? [...templates, { ...words, id: newId() }] : null
  })
}

export async function removeTemplate(database: Database, language: Language, id: string, by: Actor) {
  return await change(database, language, by, { removed: true }, (templates) =>
    templates.some((template) => template.id === id) ? templates.filter((one) => one.id !== id) : null,
  )
}

async function change(
  database: Database,
  language: Language,
  by: Actor,
  facts: Record<string, string | boolean>,
  next: (templates: readonly Template[]) => Template[] | null,
) {
  return await database.change([], async (trx) => {
    // All of a language are one row: two who save at once would each write the list without the other's.
    if (database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext(${templateKeys[language]}))`.execute(trx)
    const templates = next(await listTemplates(trx, language))
    if (!templates) return false
    const at = new Date()
    const written = { chosen: JSON.stringify({ templates }), updated_at: at, updated_by: by.actor }
    await trx
      .insertInto('settings')
      .values({ key: templateKeys[language], ...written })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(written))
      .execute()
    await recordAudit(trx, { ...by, action: 'application.template', facts })
    return true
  })
}
