import { listHref, parseList } from './story-list.ts'

type Change = { currentUrl: URL; nextUrl: URL; formAction?: string; defaultShouldRevalidate: boolean }

/** Whether a list must be loaded again. */
export function isListStale({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: Change) {
  // The answer to a decision says what changed: a list that is loaded anew would move under its reader.
  if (formAction?.startsWith('/admin/stories/move')) return false
  // Any other form may have changed what the page shows.
  if (formAction || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return hrefOf(currentUrl) !== hrefOf(nextUrl)
}

function hrefOf(url: URL) {
  const list = parseList(url)
  return list && listHref(list)
}
