import { maxSlugLength, slugFromTitle } from './article.ts'

export type ArticleFields = {
  title: string
  slug: string
  excerpt: string
  content: string
  author: string
  imageUrl: string
  published: boolean
}
export type ArticleErrors = Partial<Record<'title' | 'slug' | 'content' | 'imageUrl', string>>

/** Title and content are required; an empty slug is made from the title. */
export function parseArticle(
  form: FormData,
  defaultAuthor: string,
): { fields: ArticleFields; errors: ArticleErrors } {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  const title = text('title')
  const fields = {
    title,
    slug: slugFromTitle(text('slug') || title),
    excerpt: text('excerpt'),
    content: text('content'),
    author: text('author') || defaultAuthor,
    imageUrl: text('imageUrl'),
    published: form.get('published') === 'on',
  }
  return { fields, errors: problemsOf(fields) }
}

function problemsOf({ title, slug, content, imageUrl }: ArticleFields): ArticleErrors {
  return {
    ...(!title && { title: 'Please write a title' }),
    ...(title && !slug && { slug: 'Please write an address: the title has no letters or digits for one' }),
    ...(slug.length > maxSlugLength && { slug: `Please use at most ${maxSlugLength} characters` }),
    ...(!content && { content: 'Please write the article' }),
    ...(imageUrl &&
      !/^(https:\/\/|\/)\S+$/.test(imageUrl) && {
        imageUrl: 'Please give an address that starts with https:// or /',
      }),
  }
}

export const slugTaken = 'Another article already has this address'
