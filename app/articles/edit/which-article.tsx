import type { Language } from '../../platform/language.ts'

/** Read aloud after the word on a button, in the language it is written in: a list has many of each. */
export function WhichArticle({
  article: { title, language },
}: {
  article: { title: string; language: Language }
}) {
  return (
    <span className="hidden" lang={language}>
      {' '}
      {title}
    </span>
  )
}
