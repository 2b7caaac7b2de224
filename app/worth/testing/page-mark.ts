import { createHash } from 'node:crypto'
import type { LandingPage } from '../../landing/sections.ts'

/** A hash of what a page says in each language: its title and description for search engines, and its text. */
export function markOf(pages: readonly { page: Pick<LandingPage, 'head'>; text: string }[]) {
  const said = pages.map(({ page: { head }, text }) => [head.title, head.description, text])
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 8)
}
