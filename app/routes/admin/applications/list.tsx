import { data } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { applicationsContext } from '../../../applications/context.ts'
import { parseList } from '../../../applications/inbox/application-list.ts'
import { InboxPage } from '../../../applications/inbox/inbox-page.tsx'
import { inboxWords } from '../../../applications/inbox/inbox-words.ts'
import { loadInbox } from '../../../applications/inbox/load-inbox.server.ts'
import { factsContext } from '../../../health/context.ts'
import { localRent } from '../../../locations/local-rent.ts'
import { databaseContext } from '../../../platform/context.ts'
import { siteIn } from '../../../settings/site-in.server.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/list'

/** One list of the inbox, and one application of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, email, role } = context.get(adminContext)
  const list = parseList(url)
  const site = context.get(siteContext)
  const database = context.get(databaseContext)
  const view =
    list &&
    (await loadInbox(database, list, url.searchParams, {
      site,
      siteIn: (language) => siteIn(database.db, site, language),
      viewer: { id, email, role },
      findRent: localRent,
      isMailSetUp: context.get(factsContext).mailServer !== null,
      secret: context.get(applicationsContext).secret,
    }))
  if (!view) throw data(null, { status: 404 })
  return view
}

export function meta() {
  return [{ title: inboxWords.en.pageTitle }]
}

export default function AdminApplicationsRoute({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />
}
