import { maxArticleLengths, parseArticle, typedFromEntries } from '../../articles/article-form.ts'
import { isId, newId } from '../../db/uuid.ts'
import { languages } from '../../platform/language.ts'
import { cutTo } from '../../platform/outside-text.ts'
import { isNothing, parseBoolean, parseLanguage } from '../../rows/cell-words.ts'
import { notAfter, parseMoment } from '../../rows/moment.ts'
import { rowWords } from '../../rows/row-words.ts'
import type { FieldReason } from '../../rows/source-row.ts'
import { importWords } from '../import-words.ts'

const cells = rowWords.en.fields

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
  const { told, unread } = toldIn(columns)
  const picture = typeof columns.image_url === 'string' ? columns.image_url.trim() : ''
  const typed = typedFromEntries((name) => columns[columnOf[name] ?? name])
  const imageAlt = typed.imageAlt.trim()
  const { fields, errors } = parseArticle(
    {
      ...typed,
      // The limit is for addresses; a picture in the file becomes one of ours later.
      imageUrl: picture.startsWith('data:') ? '' : cutTo(maxArticleLengths.imageUrl, picture),
      state: told.published ? 'published' : 'draft',
      language: told.language ?? 'en',
    },
    { defaultAuthor, now },
  )
  const reasons = [...unread, ...Object.entries(errors).map(([field, reason]) => ({ field, reason }))]
  if (reasons.length > 0) return reasons

  const { title, slug, excerpt, content, author, published, language } = fields
  const publishAt = published ? null : told.publishAt
  // Else it would be public at once, unseen.
  const isOverdue = publishAt !== null && publishAt <= now
  const article = {
    id: idIn(columns.id) ?? newId(),
    ...{ title, slug, excerpt, content, author, published, language },
    image_alt: imageAlt,
    translation_of: told.translationOf,
    publish_at: isOverdue ? null : publishAt,
    is_demo: told.isDemo ?? false,
    created_at: notAfter(now, told.createdAt),
    updated_at: notAfter(now, told.updatedAt),
  }
  return { article, picture, notes: notesOn(told, { isOverdue, now }) }
}

type Told = ReturnType<typeof toldIn>['told']

function notesOn({ createdAt, updatedAt }: Told, { isOverdue, now }: { isOverdue: boolean; now: Date }) {
  const notes: FieldReason[] = []
  if (isOverdue) notes.push({ field: 'publish_at', reason: importWords.en.reasons.timePassed })
  if (createdAt && createdAt > now) notes.push({ field: 'created_at', reason: cells.inFuture })
  if (updatedAt && updatedAt > now) notes.push({ field: 'updated_at', reason: cells.inFuture })
  return notes
}

/** What is no text. Null where the row says nothing; what it says and cannot be read is no reason to guess. */
function toldIn(columns: Record<string, unknown>) {
  const unread: FieldReason[] = []
  function cell<Value>(field: string, read: (value: unknown) => Value | null, reason: string) {
    if (isNothing(columns[field])) return null
    const value = read(columns[field])
    if (value === null) unread.push({ field, reason })
    return value
  }
  const told = {
    published: cell('published', parseBoolean, cells.neitherTrueNorFalse),
    isDemo: cell('is_demo', parseBoolean, cells.neitherTrueNorFalse),
    language: cell('language', parseLanguage, cells.noneOf(languages)),
    publishAt: cell('publish_at', momentIn, cells.noMoment),
    createdAt: cell('created_at', momentIn, cells.noMoment),
    updatedAt: cell('updated_at', momentIn, cells.noMoment),
    translationOf: cell('translation_of', idIn, importWords.en.reasons.noId),
  }
  return { told, unread }
}

function momentIn(value: unknown) {
  return parseMoment(shortText(value))
}

function idIn(value: unknown) {
  const id = shortText(value).trim().toLowerCase()
  return isId(id) ? id : null
}

function shortText(value: unknown) {
  return typeof value === 'string' && value.length <= 100 ? value : ''
}
