import type { ArticleFields } from '../article-form.ts'

/** An article that breaks no rule, for tests that care about one field. */
export function articleFields(change: Partial<ArticleFields> = {}): ArticleFields {
  return {
    title: 'T',
    slug: 't',
    excerpt: '',
    content: 'x',
    author: 'A',
    imageUrl: '',
    imageAlt: '',
    published: true,
    publishAt: null,
    language: 'en',
    translationOf: '',
    ...change,
  }
}

export const editor = { actor: 'editor@example.com', address: '203.0.113.7' }
