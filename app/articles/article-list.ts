import { createContext } from 'react-router'
import type { ArticleCard } from './article.ts'

/** One page of the list of articles. */
export type ArticleList = { articles: ArticleCard[]; olderHref: string | null }

/**
 * Between two renderings of the same address: the one that is kept says what it found, and the one that was sent
 * first, without its list, awaits it. Null when it cannot be had.
 */
export type ListHandover = { found?: ArticleList; awaited?: Promise<ArticleList | null> }

export const articleListContext = createContext<ListHandover>()
