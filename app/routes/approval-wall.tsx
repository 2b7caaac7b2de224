import { data } from 'react-router'
import { databaseContext, requestContext } from '../context.ts'
import { parseCursor } from '../db/cursor.ts'
import { Frame } from '../frame/frame.tsx'
import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { useSite } from '../frame/use-site.ts'
import { wallPicture } from '../social/page-pictures.ts'
import { wallPage } from '../stories/wall.server.ts'
import { WallPage } from '../stories/wall-page.tsx'
import { unsent } from '../unsent.ts'
import type { Route } from './+types/approval-wall'

/** The newest stories, or those after a place in the wall. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const after = params.cursor === undefined ? undefined : parseCursor(params.cursor)
  if (after === null) throw data(null, { status: 404 })
  context.get(requestContext).tags.add('stories')
  return unsent({
    ...(await wallPage(context.get(databaseContext).db, after)),
    isFirstPage: after === undefined,
  })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(
    site,
    {
      path: '/approval-wall',
      crumb: 'Approval wall',
      title: `The approval wall: renters tell their stories | ${site.brand}`,
      description:
        'Renters with bad credit, evictions, broken leases or a record tell how they got approved. Every story is reviewed before it appears.',
      picture: wallPicture,
      isIndexed: loaderData?.isFirstPage ?? true,
    },
    [{ label: 'Home', href: '/' }],
  )
}

export default function ApprovalWallRoute({ loaderData }: Route.ComponentProps) {
  const { stories, nextHref, isFirstPage } = loaderData
  return (
    <Frame chrome="full">
      <WallPage stories={stories} nextHref={nextHref} isFirstPage={isFirstPage} brand={useSite().brand} />
    </Frame>
  )
}
