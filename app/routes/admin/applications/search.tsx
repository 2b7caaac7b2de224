import { adminContext } from '../../../accounts/context.ts'
import { todayOf } from '../../../applications/inbox/day.ts'
import { countLists } from '../../../applications/inbox/list-queries.server.ts'
import { searchInbox } from '../../../applications/inbox/search-inbox.server.ts'
import { SearchPage } from '../../../applications/inbox/search-page.tsx'
import { searchPageWords } from '../../../applications/inbox/search-page-words.ts'
import { maxSearchLength } from '../../../applications/inbox/search-words.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { cutFieldIn } from '../../../platform/outside-text.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/search'

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date()
  const today = todayOf(now, context.get(siteContext))
  return { today, counts: await countLists(context.get(databaseContext).db, { now, today }) }
}

/** Posted, and answered in place: whom somebody looks for belongs into no address, log or history. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = cutFieldIn(await formDataOf(request), 'q', maxSearchLength)
  return await searchInbox(context.get(databaseContext), typed, {
    viewer: context.get(adminContext).email,
    site: context.get(siteContext),
  })
}

export function meta() {
  return [{ title: searchPageWords.en.pageTitle }]
}

export default function SearchApplicationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} found={actionData ?? null} />
}
