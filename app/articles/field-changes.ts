import { languageNames } from '../platform/language.ts'
import { timeWords } from '../platform/time-zone.ts'
import type { ArticleFields } from './article-form.ts'

export type FieldChange = { label: string; from: string; to: string }

const texts = [
  ['title', 'Title'],
  ['slug', 'Slug'],
  ['excerpt', 'Excerpt'],
  ['content', 'Content'],
  ['author', 'Author'],
  ['imageUrl', 'Picture'],
  ['imageAlt', 'What the picture shows'],
] as const

/** The fields that differ, in the order of the form. */
export function fieldChanges(from: ArticleFields, to: ArticleFields, timeZone: string): FieldChange[] {
  const changes = texts.map(([name, label]) => ({ label, from: from[name], to: to[name] }))
  const states = { label: 'State', from: stateWords(from, timeZone), to: stateWords(to, timeZone) }
  const language = { label: 'Language', from: languageNames[from.language], to: languageNames[to.language] }
  return [...changes, states, language].filter((change) => change.from !== change.to)
}

export function stateWords({ published, publishAt }: ArticleFields, timeZone: string) {
  if (published) return 'Published'
  return publishAt ? `Scheduled for ${timeWords(publishAt, timeZone)}` : 'Draft'
}
