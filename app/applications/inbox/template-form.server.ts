import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import { isLanguage } from '../../platform/language.ts'
import { typedIn } from './inbox-form.ts'
import { removeTemplate, saveTemplate } from './template-queries.server.ts'
import { checkTemplate, maxTemplates, type TypedTemplate, templateLimits } from './templates.ts'
import { templatesPageWords } from './templates-page-words.ts'

/** Saved, gone, or what was typed with what is wrong with it, or to be looked at first. */
export async function changeTemplates(
  database: Database,
  form: FormData,
  by: Actor,
): Promise<'saved' | 'gone' | TypedTemplate> {
  const id = typedIn(form, 'id', 60).slice(0, 60)
  const asked = typedIn(form, 'language', 2)
  const language = isLanguage(asked) ? asked : 'en'
  const wish = form.get('wish')
  if (wish === 'remove') return (await removeTemplate(database, language, id, by)) ? 'saved' : 'gone'
  const words = {
    name: typedIn(form, 'name', templateLimits.name),
    subject: typedIn(form, 'subject', templateLimits.subject),
    body: typedIn(form, 'body', templateLimits.body),
  }
  const errors = checkTemplate(words)
  const isPreview = wish === 'preview' && Object.keys(errors).length === 0
  if (isPreview || Object.keys(errors).length > 0) return { id, language, ...words, errors, isPreview }
  if (await saveTemplate(database, language, { ...words, ...(id && { id }) }, by)) return 'saved'
  const tooMany = { name: templatesPageWords.en.problems.tooMany(maxTemplates) }
  return { id: '', language, ...words, errors: tooMany, isPreview: false }
}
