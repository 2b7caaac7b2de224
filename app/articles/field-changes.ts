import { languageNames } from '../platform/language.ts'
import { timeWords } from '../platform/time-zone.ts'
import type { ArticleFields } from './article-form.ts'
import { revisionWords } from './edit/revision-words.ts'

export type FieldChange = { label: string; from: string; to: string }

const texts = ['title', 'slug', 'excerpt', 'content', 'author', 'imageUrl', 'imageAlt'] as const

/** The fields that differ, in the order of the form. */
export function fieldChanges(
  from: ArticleFields,
  to: ArticleFields,
  timeZone: string,
  words = revisionWords.en,
): FieldChange[] {
  const { fields } = words
  const changes = texts.map((name) => ({ label: fields[name], from: from[name], to: to[name] }))
  const stateOf = (article: ArticleFields) => stateWords(article, timeZone, words)
  const state = { label: fields.state, from: stateOf(from), to: stateOf(to) }
  const language = {
    label: fields.language,
    from: languageNames[from.language],
    to: languageNames[to.language],
  }
  return [...changes, state, language].filter((change) => change.from !== change.to)
}

export function stateWords(
  { published, publishAt }: ArticleFields,
  timeZone: string,
  words = revisionWords.en,
) {
  if (published) return words.published
  return publishAt ? words.scheduled(timeWords(publishAt, timeZone)) : words.draft
}
