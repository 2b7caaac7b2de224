import { maxSlugLength, slugFromTitle } from './article.ts'
import { defaultTimeZone, isTimeZone, localIn, momentIn } from './publish-time.ts'

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
}

/** What stands in the form, finished or not: this is what drafts keep. */
export type TypedArticle = Record<
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'author'
  | 'imageUrl'
  | 'imageAlt'
  | 'isDecorative'
  | 'state'
  | 'publishOn'
  | 'timeZone',
  string
>
export type ArticleErrors = Partial<
  Record<'title' | 'slug' | 'content' | 'imageUrl' | 'imageAlt' | 'imageFile' | 'publishOn', string>
>

export function typedFrom(form: FormData): TypedArticle {
  return typedFromEntries((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
}

/** From anywhere that may hold anything: what is no text is left empty. */
export function typedFromEntries(read: (name: string) => unknown): TypedArticle {
  const text = (name: keyof TypedArticle) => {
    const value = read(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: text('content'),
    author: text('author'),
    imageUrl: text('imageUrl'),
    imageAlt: text('imageAlt'),
    isDecorative: text('isDecorative'),
    state: text('state') || 'draft',
    publishOn: text('publishOn'),
    timeZone: text('timeZone') || defaultTimeZone,
  }
}

/** The form as it opens on a saved article. */
export function typedOf(fields: ArticleFields, timeZone = defaultTimeZone): TypedArticle {
  const { published, publishAt, imageUrl, imageAlt, ...texts } = fields
  return {
    ...texts,
    imageUrl,
    imageAlt,
    isDecorative: imageUrl && !imageAlt ? 'on' : '',
    state: published ? 'published' : publishAt ? 'scheduled' : 'draft',
    publishOn: publishAt ? localIn(publishAt, timeZone) : '',
    timeZone,
  }
}

/** Whether both would be saved as the same article: an empty slug and the one made from the title are alike. */
export function isSameTyped(one: TypedArticle, other: TypedArticle) {
  return JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other))
}

function meaningOf(typed: TypedArticle) {
  const { fields } = parseArticle(typed, { defaultAuthor: '' })
  return [fields, typed.state, typed.isDecorative, typed.imageAlt.trim()]
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
  const publishAt = typed.state === 'scheduled' ? momentIn(typed.publishOn, zone()) : null
  const fields = {
    title,
    slug: slugFromTitle(typed.slug.trim() || title),
    excerpt: typed.excerpt.trim(),
    content: typed.content.trim(),
    author: typed.author.trim() || defaultAuthor,
    imageUrl,
    imageAlt: imageUrl && !typed.isDecorative ? typed.imageAlt.trim() : '',
    published: typed.state === 'published',
    publishAt,
  }
  return { fields, errors: { ...textProblems(fields), ...pictureProblems(typed), ...timeProblem() } }

  function timeProblem(): ArticleErrors {
    if (typed.state !== 'scheduled') return {}
    if (!publishAt) return { publishOn: 'Please choose the day and the time' }
    return publishAt <= now ? { publishOn: 'This time has passed. Please choose a later one' } : {}
  }
}

function textProblems({ title, slug, content }: ArticleFields): ArticleErrors {
  return {
    ...(!title && { title: 'Please write a title' }),
    ...(title && !slug && { slug: 'Please write an address: the title has no letters or digits for one' }),
    ...(slug.length > maxSlugLength && { slug: `Please use at most ${maxSlugLength} characters` }),
    ...(!content && { content: 'Please write the article' }),
  }
}

function pictureProblems({ imageUrl, imageAlt, isDecorative }: TypedArticle): ArticleErrors {
  const url = imageUrl.trim()
  if (!url) return {}
  return {
    ...(!/^(https:\/\/|\/(?!\/))\S+$/.test(url) && {
      imageUrl: 'Please give an address that starts with https:// or /',
    }),
    ...(!imageAlt.trim() &&
      !isDecorative && { imageAlt: 'Please say what the picture shows, or mark it as decoration' }),
  }
}

export const slugTaken = 'Another article already has this address'
export const slugInBin =
  'An article in the bin has this address. Bring it back or erase it there, or choose another address'
