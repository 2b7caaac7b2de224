import { z } from 'zod'
import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { lockName } from '../../db/lock.ts'
import type { Db } from '../../db/tables.ts'
import { newId } from '../../db/uuid.ts'
import { type InLanguages, inEachLanguage, type Language } from '../../platform/language.ts'
import { seenOf } from './template-seen.server.ts'
import { defaultTemplates, maxTemplates, missingTemplates, type Template } from './templates.ts'

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

type Seen = { id?: string; seen?: string }

/** Why nothing is written; `there` is the mail as somebody else has saved it since it was seen. */
type Refusal = 'full' | 'gone' | { there: Template }

/** A new one without an id, or when the one that was changed is gone: what was written is not. */
export async function saveTemplate(
  database: Database,
  language: Language,
  { id, seen, ...words }: Omit<Template, 'id'> & Seen,
  by: Actor,
) {
  return await changeTemplates(database, language, by, (templates) => {
    const facts = { template: words.name }
    const there = templates.find((template) => template.id === id)
    if (!there)
      return templates.length < maxTemplates
        ? { to: [...templates, { ...words, id: newId() }], facts }
        : 'full'
    // A form that is sent twice: the first has done it.
    if (seenOf(there) === seenOf(words)) return { to: templates }
    if (seenOf(there) !== seen) return { there }
    return { to: templates.map((one) => (one === there ? { ...words, id: there.id } : one)), facts }
  })
}

export async function removeTemplate(database: Database, language: Language, { id, seen }: Seen, by: Actor) {
  return await changeTemplates(database, language, by, (templates) => {
    const there = templates.find((template) => template.id === id)
    if (!there) return 'gone'
    if (seenOf(there) !== seen) return { there }
    return {
      to: templates.filter((one) => one !== there),
      facts: { template: there.name, removed: true },
    }
  })
}

export async function bringBackTemplates(database: Database, language: Language, by: Actor) {
  return await changeTemplates(database, language, by, (templates) => {
    const missing = missingTemplates(language, templates)
    if (missing.length === 0) return { to: templates }
    const names = missing.map(({ name }) => name).join(', ')
    return { to: [...templates, ...missing], facts: { template: names, broughtBack: true } }
  })
}

type Change = {
  to: readonly Template[]
  /** None where all is as it should be already. */
  facts?: Record<string, string | number | boolean>
}

export async function changeTemplates(
  database: Database,
  language: Language,
  by: Actor,
  next: (templates: readonly Template[]) => Change | Refusal,
): Promise<'done' | Refusal> {
  return await database.change([], async (trx) => {
    // All of a language are one row: two who save at once would each write the list without the other's.
    await lockName(trx, templateKeys[language])
    const changed = next(await listTemplates(trx, language))
    if (typeof changed === 'string' || 'there' in changed) return changed
    const { to: templates, facts } = changed
    if (!facts) return 'done'
    const at = new Date()
    const written = { chosen: JSON.stringify({ templates }), updated_at: at, updated_by: by.actor }
    await trx
      .insertInto('settings')
      .values({ key: templateKeys[language], ...written })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(written))
      .execute()
    await recordAudit(trx, { ...by, action: 'application.template', facts })
    return 'done'
  })
}
