import { data } from 'react-router'
import { databaseContext } from '../../../platform/context.ts'
import { parsePolledHref } from '../../../stories/moderate/polled-href.ts'
import { countByStatus, hasNewer } from '../../../stories/queries.server.ts'
import type { Route } from './+types/news'

/** What an open page of the moderators asks now and then: the counts, and whether stories came in above its list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = parsePolledHref(url)
  if (!asked) throw data(null, { status: 400 })
  const { db } = context.get(databaseContext)
  const [counts, isMore] = await Promise.all([
    countByStatus(db),
    hasNewer(db, asked.list.status, asked.top, asked.list),
  ])
  return { counts, isMore }
}

/** A connection that is away for a moment is no error: the next question comes in a few seconds. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return await serverLoader().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return null
  })
}

/** Asked on its own beat, not after every form. */
export function shouldRevalidate() {
  return false
}
