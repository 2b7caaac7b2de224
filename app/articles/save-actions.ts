import type { AuditAction } from '../audit/audit.ts'
import type { ArticleFields } from './article-form.ts'

/** What a save did, in the words of the log: the text, the state, or both. */
export function actionsOfSave(before: ArticleFields | null, after: ArticleFields): AuditAction[] {
  const moved = moveOf(before, after)
  if (!before) return moved ? ['article.create', moved] : ['article.create']
  if (!moved) return ['article.update']
  return isSameText(before, after) ? [moved] : ['article.update', moved]
}

function moveOf(before: ArticleFields | null, after: ArticleFields): AuditAction | null {
  if (after.published) return before?.published ? null : 'article.publish'
  if (after.publishAt)
    return after.publishAt.getTime() === before?.publishAt?.getTime() ? null : 'article.schedule'
  return before?.published || before?.publishAt ? 'article.unpublish' : null
}

function isSameText(before: ArticleFields, after: ArticleFields) {
  const { published, publishAt } = before
  return isSameSave(before, { ...after, published, publishAt })
}

/** In whatever order their fields are named. */
export function isSameSave(one: ArticleFields, other: ArticleFields) {
  const written = (fields: ArticleFields) => JSON.stringify(Object.entries(fields).sort())
  return written(one) === written(other)
}
