import { isId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { isSameHash, keyedHash } from '../platform/keyed-hash.server.ts'

export const previewDays = 7

/** Whoever has the link may read the article as it is saved, until it expires. */
export function previewPath(secret: string, articleId: string, now = new Date()) {
  // Whole days: the link stays the same while somebody works on the article.
  const lastDay = Math.floor(now.getTime() / dayMs) + previewDays
  const words = `${articleId}.${lastDay.toString(36)}`
  return `/articles/preview/${words}.${keyedHash(secret, 'article-preview', words)}`
}

/** The article's id; null for a link that is forged or has expired. */
export function readPreviewToken(secret: string, token: string, now = new Date()): string | null {
  const [, words = '', id = '', lastDay = '', signature = ''] =
    token.match(/^(([0-9a-f-]{36})\.([0-9a-z]{1,8}))\.([\w-]{43})$/) ?? []
  if (!isId(id) || !isSameHash(signature, keyedHash(secret, 'article-preview', words))) return null
  const endsAt = (Number.parseInt(lastDay, 36) + 1) * dayMs
  return now.getTime() < endsAt ? id : null
}
