import { expect } from 'vitest'
import { ask, statusOf } from './ask.ts'
import type { Site } from './site.ts'

/** Pages that show what is in the database, and some that do not. */
export const publicPages = [
  '/',
  '/approval-wall',
  '/articles',
  '/articles/renting-again-after-an-eviction',
  '/city/houston-tx',
  '/state/texas',
  '/privacy',
  '/sitemap',
]

/** Visited before, as on any site that has run for a while. */
export async function visitAll({ url }: Pick<Site, 'url'>, pages: string[]) {
  for (const page of pages) expect([page, await statusOf(url + page)]).toEqual([page, 200])
}

/** The answers of all pages, asked for at once; null for one that did not come in time. */
export async function answersOf({ url }: Pick<Site, 'url'>, pages: string[], timeoutMs = 12_000) {
  const statuses = pages.map(async (page) => [page, await statusOf(url + page, { timeoutMs })])
  return Object.fromEntries(await Promise.all(statuses))
}

export function allServed(pages: string[]) {
  return Object.fromEntries(pages.map((page) => [page, 200]))
}

export async function textOf(url: string) {
  const { text } = await ask(url)
  return text
}
