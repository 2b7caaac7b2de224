import type { ArticleErrors, ArticleFields } from '../articles/article-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import css from './article-editor.css?inline'

type Props = { fields: ArticleFields; version: number | null; errors: ArticleErrors; message?: string }

export function ArticleEditor({ fields, version, errors, message }: Props) {
  const failures = Object.entries(errors).map(([name, text]) => ({ name, message: text }))
  return (
    <>
      <Style name="article-editor" css={css} layer="page" />
      <h1>{version === null ? 'New Article' : 'Edit article'}</h1>
      <ErrorSummary title="Not saved yet" failures={failures} />
      {message && (
        <Notice kind="error" wide>
          {message}
        </Notice>
      )}
      <form className="editor" method="post" noValidate>
        {version !== null && <input type="hidden" name="version" value={version} />}
        <Field label="Title" name="title" required defaultValue={fields.title} error={errors.title} />
        <Field
          label="Slug"
          name="slug"
          optional
          defaultValue={fields.slug}
          error={errors.slug}
          hint="The address under /articles/. Left empty, it is made from the title."
        />
        <TextArea label="Excerpt" name="excerpt" rows={3} optional defaultValue={fields.excerpt} />
        <TextArea
          label="Content"
          name="content"
          rows={10}
          required
          defaultValue={fields.content}
          error={errors.content}
          hint="A line that starts with ## and a space is a heading. A blank line makes a break."
        />
        <Field label="Author" name="author" optional defaultValue={fields.author} />
        <Field
          label="Image URL"
          name="imageUrl"
          optional
          defaultValue={fields.imageUrl}
          error={errors.imageUrl}
        />
        <Choice
          type="checkbox"
          name="published"
          value="on"
          label="Published"
          defaultChecked={fields.published}
        />
        <div className="actions">
          <Button>Save</Button>
          <ButtonLink variant="line" href="/admin/articles">
            Back to the list
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
