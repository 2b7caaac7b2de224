import { data } from 'react-router'
import { databaseContext, requestContext } from '../context.ts'
import { Frame } from '../frame/frame.tsx'
import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { useSite } from '../frame/use-site.ts'
import { storyPicture } from '../social/page-pictures.ts'
import { StoryPage } from '../stories/story-page.tsx'
import { wallStory } from '../stories/wall.server.ts'
import { unsent } from '../unsent.ts'
import type { Route } from './+types/story'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Approval wall', href: '/approval-wall' },
]

/** One approved story under an address of its own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('stories')
  const story = await wallStory(context.get(databaseContext).db, params.id)
  if (!story) throw data(null, { status: 404 })
  return unsent({ story })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { id, headline, displayName, cityState, encouragement } = loaderData.story
  const description = `${displayName} from ${cityState}: “${encouragement}”`.slice(0, 160)
  return pageMeta(
    site,
    {
      path: `/approval-wall/story/${id}`,
      crumb: headline,
      title: `${headline} | ${site.brand}`,
      description,
      picture: storyPicture(loaderData.story),
    },
    crumbs,
  )
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <StoryPage story={loaderData.story} crumbs={crumbs} brand={useSite().brand} />
    </Frame>
  )
}
