import { isLanguage, type Language } from '../platform/language.ts'
import { cutTo, isTooLong, tooLongWords } from '../platform/outside-text.ts'
import { defaultTimeZone, isTimeZone, localIn, momentIn } from '../platform/time-zone.ts'
import { maxSlugLength, slugFromTitle } from './article.ts'
import { loadableImage, maxImageUrlLength } from './loadable-image.ts'
import { savingWords } from './saving-words.ts'

const words = savingWords.en

/** What an article is, as it is saved and as a revision keeps it. */
export type ArticleFields = {
  title: string
  slug: string
  excerpt: string
  content: string
  author: string
  imageUrl: string
  /** Empty for a picture that only decorates. */
  imageAlt: string
  published: boolean
  /** A draft that publishes itself at this moment. */
  publishAt: Date | null
  language: Language
  /** The id of the article it tells in another language; empty for none. */
  translationOf: string
}

/** The fields of the form. It says how long each may be, the server holds it to that, also for what is brought over from a file. */
export const maxArticleLengths = {
  title: 200,
  slug: maxSlugLength,
  excerpt: 1000,
  content: 200_000,
  author: 200,
  imageUrl: maxImageUrlLength,
  imageAlt: 500,
  state: 20,
  publishOn: 40,
  /** The saved moment: its local text tells two of them alike in the hour that clocks repeat. */
  publishAt: 40,
  timeZone: 100,
  language: 10,
  translationOf: 36,
}

/** What stands in the form, finished or not: this is what drafts keep. */
export type TypedArticle = Record<keyof typeof maxArticleLengths, string>
export type ArticleErrors = Partial<Record<keyof TypedArticle | 'imageFile', string>>

const articleFieldNames = Object.keys(maxArticleLengths).filter(
  (name): name is keyof TypedArticle => name in maxArticleLengths,
)

export function typedFrom(form: FormData): TypedArticle {
  return typedFromEntries((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
}

/** Whether something of it was cut off, so that what is left is not what was typed. */
export function isCutShort(form: FormData) {
  return articleFieldNames.some((name) => {
    const value = form.get(name)
    return typeof value === 'string' && cutTo(maxArticleLengths[name], value) !== value
  })
}

/** From anywhere that may hold anything: what is no text is left empty, what neither database takes is left out. */
export function typedFromEntries(read: (name: string) => unknown): TypedArticle {
  const text = (name: keyof TypedArticle) => {
    const value = read(name)
    if (typeof value !== 'string') return ''
    return cutTo(maxArticleLengths[name], value).replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed()
  }
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: text('content'),
    author: text('author'),
    imageUrl: text('imageUrl'),
    imageAlt: text('imageAlt'),
    state: text('state') || 'draft',
    publishOn: text('publishOn'),
    publishAt: text('publishAt'),
    timeZone: text('timeZone') || defaultTimeZone,
    language: text('language') || 'en',
    translationOf: text('translationOf'),
  }
}

/** The form as it opens on a saved article. */
export function typedOf(fields: ArticleFields, timeZone = defaultTimeZone): TypedArticle {
  const { published, publishAt, ...texts } = fields
  return {
    ...texts,
    state: published ? 'published' : publishAt ? 'scheduled' : 'draft',
    publishOn: publishAt ? localIn(publishAt, timeZone) : '',
    publishAt: publishAt?.toISOString() ?? '',
    timeZone,
  }
}

/** Whether both would be saved as the same article: an empty slug and the one made from the title are alike. */
export function isSameTyped(one: TypedArticle, other: TypedArticle) {
  return JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other))
}

function meaningOf(typed: TypedArticle) {
  const { fields } = parseArticle(typed, { defaultAuthor: '' })
  return [fields, typed.state, typed.imageAlt.trim()]
}

/** Title and content are required; an empty slug is made from the title. */
export function parseArticle(
  typed: TypedArticle,
  { defaultAuthor, now = new Date() }: { defaultAuthor: string; now?: Date },
): { fields: ArticleFields; errors: ArticleErrors } {
  const title = typed.title.trim()
  const imageUrl = typed.imageUrl.trim()
  // To look up a zone takes a tenth of a millisecond, too long for each row of an import.
  const zone = () => (isTimeZone(typed.timeZone) ? typed.timeZone : defaultTimeZone)
  const publishAt = typed.state === 'scheduled' ? momentTyped(typed, zone()) : null
  const fields = {
    title,
    slug: slugFromTitle(typed.slug.trim() || title),
    excerpt: typed.excerpt.trim(),
    content: typed.content.trim(),
    author: typed.author.trim() || defaultAuthor,
    imageUrl,
    imageAlt: imageUrl ? typed.imageAlt.trim() : '',
    published: typed.state === 'published',
    publishAt,
    language: isLanguage(typed.language) ? typed.language : 'en',
    translationOf: typed.translationOf.trim(),
  } satisfies ArticleFields
  const problems = { ...textProblems(fields), ...timeProblem() }
  return { fields, errors: { ...problems, ...lengthProblems(typed) } }

  function timeProblem(): ArticleErrors {
    if (typed.state !== 'scheduled') return {}
    if (!publishAt) return { publishOn: words.noTime }
    return publishAt <= now ? { publishOn: words.timePassed } : {}
  }
}

/** The saved moment while clocks in the zone show what is typed; else the one that is typed. */
export function momentTyped(
  { publishOn, publishAt }: Pick<TypedArticle, 'publishOn' | 'publishAt'>,
  timeZone: string,
) {
  const saved = /^\d{4}-/.test(publishAt) ? new Date(publishAt) : null
  const isKept = saved && !Number.isNaN(saved.getTime()) && localIn(saved, timeZone) === publishOn
  return isKept ? saved : momentIn(publishOn, timeZone)
}

function textProblems({ title, slug, content }: ArticleFields): ArticleErrors {
  return {
    ...(!title && { title: words.noTitle }),
    ...(title && !slug && { slug: words.noAddress }),
    ...(!content && { content: words.noContent }),
  }
}

function lengthProblems(typed: TypedArticle): ArticleErrors {
  const errors: ArticleErrors = {}
  for (const name of articleFieldNames) {
    const limit = maxArticleLengths[name]
    // Blanks count: behind them a word may have been cut off.
    if (isTooLong(limit, typed[name])) errors[name] = tooLongWords(limit)
  }
  return errors
}

/** The image URL is free text and kept as typed; this is said beside it when no page can show what it names. */
export function pictureNote({ imageUrl }: Pick<TypedArticle, 'imageUrl'>, { noPicture } = words) {
  if (!imageUrl.trim() || loadableImage(imageUrl) !== null) return null
  return noPicture
}

export const { slugTaken } = words
