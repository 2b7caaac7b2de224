import { createContext } from 'react-router'
import type { ArticleCard } from './article.ts'

/** One page of the list of articles. */
export type ArticleList = { articles: ArticleCard[]; olderHref: string | null }

/**
 * Between two renders of the same address: the cached one provides `found`, and the one that was streamed first,
 * without its list, awaits it. Null when it failed.
 */
export type ListHandover = { found?: ArticleList; awaited?: Promise<ArticleList | null> }

export const articleListContext = createContext<ListHandover>()
