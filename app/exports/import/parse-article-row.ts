import { parseArticle, typedFromEntries } from '../../articles/article-form.ts'
import { isId, newId } from '../../db/uuid.ts'
import { parseMoment } from '../../stories/import/moment.ts'
import type { FieldReason } from '../../stories/import/parse-story.ts'

const defaultAuthor = 'Second Key Rentals'

export type ArticleInsert = Exclude<ReturnType<typeof parseArticleRow>, FieldReason[]>

/** By the rules of the editor's form; or what is wrong with each field. */
export function parseArticleRow(columns: Record<string, unknown>, now: Date) {
  const imageAlt = textOf(columns.image_alt)
  const typed = typedFromEntries((name) => textOf(columns[name]))
  const { fields, errors } = parseArticle(
    {
      ...typed,
      imageUrl: textOf(columns.image_url),
      imageAlt,
      isDecorative: imageAlt ? '' : 'on',
      state: isTrue(columns.published) ? 'published' : 'draft',
    },
    { defaultAuthor, now },
  )
  const reasons = Object.entries(errors).map(([field, reason]) => ({ field, reason }))
  if (reasons.length > 0) return reasons

  const { imageUrl, title, slug, excerpt, content, author, published } = fields
  const id = textOf(columns.id).toLowerCase()
  return {
    id: isId(id) ? id : newId(),
    ...{ title, slug, excerpt, content, author, published },
    image_url: imageUrl || null,
    image_alt: fields.imageAlt,
    publish_at: parseMoment(textOf(columns.publish_at)),
    is_demo: isTrue(columns.is_demo),
    created_at: parseMoment(textOf(columns.created_at)) ?? now,
    updated_at: parseMoment(textOf(columns.updated_at)) ?? now,
  }
}

/** Neither database takes U+0000 in a text. */
function textOf(value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : ''
}

function isTrue(value: unknown) {
  return value === true || value === 'true'
}
