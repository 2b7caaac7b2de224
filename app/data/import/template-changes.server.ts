import { listAllTemplates } from '../../applications/inbox/template-queries.server.ts'
import type { Template } from '../../applications/inbox/templates.ts'
import { parseTemplates } from '../../applications/template-travel.ts'
import {
  isSame,
  replaceTemplates,
  templateLanguage,
} from '../../applications/template-travel-queries.server.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import type { Language } from '../../platform/language.ts'
import type { SourceRow } from '../../rows/source-row.ts'

/** The mails of applications among the settings of a file: each row is all of one language. */
export async function templateChanges(database: Database) {
  const there = await listAllTemplates(database.db)
  const changes = new Map<Language, readonly Template[]>()
  return {
    changes,
    /** What comes of a row; null for one that is about something else. */
    take(row: SourceRow): 'changed' | 'same' | 'unusable' | null {
      const language = 'columns' in row ? templateLanguage(row.columns.key) : null
      if (!language || !('columns' in row)) return null
      const templates = parseTemplates(row.columns.value)
      if (!templates) return 'unusable'
      if (isSame(templates, there[language])) return 'same'
      changes.set(language, templates)
      return 'changed'
    },
    async write(actor: Actor) {
      for (const [language, templates] of changes)
        await replaceTemplates(database, language, templates, actor)
    },
  }
}
