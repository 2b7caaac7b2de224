import { cutAtWord } from '../../platform/cut-at-word.ts'
import type { Article } from '../article.ts'
import { bodyBlocks } from '../article-body.ts'

/** Search results show about so many letters. */
const maxDescription = 160

/** For search results: the excerpt, or how the article begins. */
export function descriptionOf({ title, excerpt, content }: Pick<Article, 'title' | 'excerpt' | 'content'>) {
  if (excerpt) return excerpt
  for (const block of bodyBlocks(content))
    if (block.kind === 'paragraph') return cutAtWord(block.text.trim(), maxDescription)
  return title
}
