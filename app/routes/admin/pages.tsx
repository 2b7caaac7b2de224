import { fieldIn } from '../../platform/outside-text.ts'
import { familyWorth, searchWorth } from '../../worth/overview.ts'
import { PagesPage } from '../../worth/pages-page.tsx'
import { pagesWords } from '../../worth/pages-words.ts'
import type { Route } from './+types/pages'

const maxWordsLength = 50
const maxPage = 1000

/** What the pages of places are worth, for the owner. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const text = (name: string) => fieldIn(searchParams, name, maxWordsLength)
  const asked = { family: text('family'), show: text('show'), words: text('words') }
  const search = { ...asked, page: pageIn(text('page')) }
  const { total, lines, hasMore } = searchWorth(search)
  const next = new URLSearchParams({ ...asked, page: String(search.page + 1) })
  return { families: familyWorth(), search, total, lines, moreHref: hasMore ? `/admin/pages?${next}` : null }
}

function pageIn(text: string) {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

export function meta() {
  return [{ title: pagesWords.en.headTitle }]
}

export default function AdminPagesRoute({ loaderData }: Route.ComponentProps) {
  return <PagesPage {...loaderData} />
}
