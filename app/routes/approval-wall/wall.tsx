import { data } from 'react-router'
import { parseCursor } from '../../db/cursor.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { wallPicture } from '../../site/page-pictures.ts'
import { siteWords } from '../../site/words.ts'
import { isOnlyExamples } from '../../stories/wall/card-story.ts'
import { wallPage } from '../../stories/wall/wall.server.ts'
import { WallPage } from '../../stories/wall/wall-page.tsx'
import { wallWords } from '../../stories/wall-words.ts'
import type { Route } from './+types/wall'

/** The newest stories, or those after a place in the wall. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const after = params.cursor === undefined ? undefined : parseCursor(params.cursor)
  if (after === null) throw data(null, { status: 404 })
  const facts = context.get(requestContext)
  facts.tags.add('stories')
  // Anybody can make up positions without number.
  facts.isUnlisted = after !== undefined
  const { examples, language, timeZone } = context.get(siteContext)
  const isRealOnly = examples === 'off'
  return unsent({
    ...(await wallPage(context.get(databaseContext).db, after, { isRealOnly, language, timeZone })),
    isFirstPage: after === undefined,
  })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { head } = wallWords[site.language]
  const { names } = siteWords[site.language]
  return pageMeta(
    site,
    {
      path: '/approval-wall',
      crumb: names['/approval-wall'].label,
      ...(loaderData && isOnlyExamples(loaderData)
        ? { title: head.titleOfExamples(site.brand), description: head.descriptionOfExamples }
        : { title: head.title(site.brand), description: head.description }),
      picture: wallPicture,
      isIndexed: loaderData?.isFirstPage ?? true,
    },
    [homeCrumb(site.language)],
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
