import { maxArticleLengths, parseArticle, typedFromEntries } from '../../articles/article-form.ts'
import { isId, newId } from '../../db/uuid.ts'
import { cutTo } from '../../platform/outside-text.ts'
import { parseMoment } from '../../stories/import/moment.ts'
import type { FieldReason } from '../../stories/import/parse-story.ts'

const columnOf: Partial<Record<string, string>> = {
  imageAlt: 'image_alt',
  translationOf: 'translation_of',
}

type ParsedArticle = Exclude<ReturnType<typeof parseArticleRow>, FieldReason[]>
export type ArticleInsert = ParsedArticle['article']

/** By the rules of the editor's form, with its picture as the file has it; or what is wrong with each field. */
export function parseArticleRow(
  columns: Record<string, unknown>,
  { defaultAuthor, now }: { defaultAuthor: string; now: Date },
) {
  const picture = typeof columns.image_url === 'string' ? columns.image_url.trim() : ''
  const typed = typedFromEntries((name) => columns[columnOf[name] ?? name])
  const imageAlt = typed.imageAlt.trim()
  const { fields, errors } = parseArticle(
    {
      ...typed,
      // The limit is for addresses; a picture in the file becomes one of ours later.
      imageUrl: picture.startsWith('data:') ? '' : cutTo(maxArticleLengths.imageUrl, picture),
      state: isTrue(columns.published) ? 'published' : 'draft',
    },
    { defaultAuthor, now },
  )
  const reasons = Object.entries(errors).map(([field, reason]) => ({ field, reason }))
  if (reasons.length > 0) return reasons

  const { title, slug, excerpt, content, author, published, language } = fields
  const publishAt = published ? null : parseMoment(textOf(columns.publish_at))
  // Else it would be public at once, unseen.
  const isOverdue = publishAt !== null && publishAt <= now
  const translationOf = fields.translationOf.toLowerCase()
  const id = textOf(columns.id).toLowerCase()
  const article = {
    id: isId(id) ? id : newId(),
    ...{ title, slug, excerpt, content, author, published, language },
    image_alt: imageAlt,
    translation_of: isId(translationOf) ? translationOf : null,
    publish_at: isOverdue ? null : publishAt,
    is_demo: isTrue(columns.is_demo),
    created_at: parseMoment(textOf(columns.created_at)) ?? now,
    updated_at: parseMoment(textOf(columns.updated_at)) ?? now,
  }
  return { article, picture, isOverdue }
}

/** An id or a moment. */
function textOf(value: unknown) {
  return typeof value === 'string' && value.length <= 100 ? value : ''
}

function isTrue(value: unknown) {
  return value === true || value === 'true'
}
