import { useSite } from '../../layout/use-site.ts'
import { type Language, languageNames, languages, pathIn } from '../../platform/language.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { slugFromTitle } from '../article.ts'
import type { ArticleErrors, TypedArticle } from '../article-form.ts'
import { countWords } from '../word-count.ts'
import { editWords as words } from './edit-words.ts'

type Props = { shown: TypedArticle; typed: TypedArticle; errors: ArticleErrors }

export function TextFields({ shown, typed, errors }: Props) {
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
      <Field label="Title" name="title" required defaultValue={shown.title} error={errors.title} />
      <Field
        label="Slug"
        name="slug"
        optional
        defaultValue={shown.slug}
        error={errors.slug}
        hint={
          <>
            Left empty, it is made from the title.{' '}
            {slug && (
              <>
                The address will be <b className="address">{url + pathIn(chosen, `/articles/${slug}`)}</b>
              </>
            )}
          </>
        }
      />
      <TextArea
        label="Excerpt"
        name="excerpt"
        rows={3}
        optional
        defaultValue={shown.excerpt}
        error={errors.excerpt}
      />
      <TextArea
        label="Content"
        name="content"
        rows={10}
        required
        defaultValue={shown.content}
        error={errors.content}
        note={countWords(typed.content)}
        hint="A line that starts with ## and a space is a heading. A blank line makes a break."
      />
      <Field label="Author" name="author" optional defaultValue={shown.author} error={errors.author} />
    </>
  )
}

function languageOf({ language }: TypedArticle): Language {
  return languages.find((known) => known === language) ?? 'en'
}
