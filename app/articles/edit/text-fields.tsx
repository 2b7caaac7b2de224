import { useSite } from '../../layout/use-site.ts'
import { type Language, languageNames, languages, pathIn } from '../../platform/language.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { slugFromTitle } from '../article.ts'
import type { ArticleErrors, TypedArticle } from '../article-form.ts'
import { countWords } from '../word-count.ts'
import { editorWords } from './editor-words.ts'

type Props = { shown: TypedArticle; typed: TypedArticle; errors: ArticleErrors }

export function TextFields({ shown, typed, errors }: Props) {
  const words = useWords(editorWords)
  const { url } = useSite()
  const language = languageOf(shown)
  const chosen = languageOf(typed)
  const slug = slugFromTitle(typed.slug.trim() || typed.title.trim())
  return (
    <>
      <ChoiceGroup
        type="radio"
        legend={words.language}
        name="language"
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        selected={language}
      />
      <input type="hidden" name="translationOf" value={shown.translationOf} readOnly />
      <Field
        label={words.title}
        name="title"
        lang={chosen}
        required
        defaultValue={shown.title}
        error={errors.title}
      />
      <Field
        label={words.slug.label}
        name="slug"
        optional
        defaultValue={shown.slug}
        error={errors.slug}
        hint={
          <>
            {words.slug.hint}{' '}
            {slug &&
              words.slug.address(<b className="address">{url + pathIn(chosen, `/articles/${slug}`)}</b>)}
          </>
        }
      />
      <TextArea
        label={words.excerpt}
        name="excerpt"
        lang={chosen}
        rows={3}
        optional
        defaultValue={shown.excerpt}
        error={errors.excerpt}
      />
      <TextArea
        label={words.content.label}
        name="content"
        lang={chosen}
        rows={10}
        required
        defaultValue={shown.content}
        error={errors.content}
        note={countWords(typed.content, words)}
        hint={words.content.hint}
      />
      <Field label={words.author} name="author" optional defaultValue={shown.author} error={errors.author} />
    </>
  )
}

function languageOf({ language }: TypedArticle): Language {
  return languages.find((known) => known === language) ?? 'en'
}
