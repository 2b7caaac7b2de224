import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import { isLanguage } from '../../platform/language.ts'
import { cutFieldIn, fieldIn, trimmed } from '../../platform/outside-text.ts'
import { bringBackTemplates, listTemplates, removeTemplate, saveTemplate } from './template-queries.server.ts'
import { seenOf } from './template-seen.server.ts'
import { checkTemplate, maxTemplates, type TypedTemplate, templateLimits } from './templates.ts'
import { templatesPageWords } from './templates-page-words.ts'

/** What was done, or what was typed with why it is not saved, or to be looked at first. */
export async function submitTemplateForm(
  database: Database,
  form: FormData,
  by: Actor,
): Promise<'saved' | 'removed' | 'mailsBroughtBack' | 'gone' | TypedTemplate> {
  const id = cutFieldIn(form, 'id', 60)
  const seen = cutFieldIn(form, 'seen', 60)
  const asked = fieldIn(form, 'language', 2)
  const language = isLanguage(asked) ? asked : 'en'
  const wish = form.get('wish')
  if (wish === 'bringBack') {
    await bringBackTemplates(database, language, by)
    return 'mailsBroughtBack'
  }
  const typedIn = (name: keyof typeof templateLimits) => trimmed(fieldIn(form, name, templateLimits[name]))
  const words = { name: typedIn('name'), subject: typedIn('subject'), body: typedIn('body') }
  const typed = { id, seen, language, ...words, there: null, isPreview: false }
  const isRemoval = wish === 'remove'
  const errors = isRemoval ? {} : checkTemplate(words)
  const hasErrors = Object.keys(errors).length > 0
  if (hasErrors || wish === 'preview') {
    // One that somebody removed meanwhile has no form any more: what was typed stands in that of a new mail.
    const isThere = (await listTemplates(database.db, language)).some((one) => one.id === id)
    return { ...typed, id: isThere ? id : '', errors, isPreview: !hasErrors }
  }
  const done = isRemoval
    ? await removeTemplate(database, language, { id, seen }, by)
    : await saveTemplate(database, language, { ...words, id, seen }, by)
  if (done === 'done') return isRemoval ? 'removed' : 'saved'
  if (done === 'gone') return 'gone'
  if (done === 'full')
    return { ...typed, id: '', errors: { name: templatesPageWords.en.problems.tooMany(maxTemplates) } }
  // Who was told of the newer words may save over them.
  return { ...typed, seen: seenOf(done.there), there: done.there, errors }
}
