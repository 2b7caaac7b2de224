import type { PhotoVariant } from '../photos/photo.ts'
import type { Language } from '../platform/language.ts'
import { normalized } from '../platform/outside-text.ts'

/** Longer addresses are cut; the database refuses them. */
export const maxSlugLength = 200

/** Lower-case words joined by hyphens. Empty when the title has neither letters nor digits of the Latin alphabet. */
export function slugFromTitle(title: string): string {
  return (
    // Splits 'é' into 'e' and its accent, so that 'Café' gives 'cafe' and not 'caf'.
    normalized(title, 'NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, maxSlugLength)
      .replace(/-$/, '')
  )
}

export type ArticleCard = {
  id: string
  slug: string
  title: string
  excerpt: string
  author: string
  imageUrl: string | null
  /** Empty for a picture that only decorates. */
  imageAlt: string
  /** Of an uploaded picture; none for one of another site. */
  imageVariants: PhotoVariant[]
  createdAt: Date
  updatedAt: Date
}

/** An imported article may bring a day of publication after that of its last change. */
export function changedAt({ createdAt, updatedAt }: Pick<ArticleCard, 'createdAt' | 'updatedAt'>) {
  return updatedAt > createdAt ? updatedAt : createdAt
}

export type Article = ArticleCard & {
  content: string
  language: Language
  /** The first of those that tell the same; null for that one itself. */
  translationOf: string | null
}

/** How long an article can be brought back from the bin. */
export const binDays = 30
