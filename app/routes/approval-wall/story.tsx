import { data, href } from 'react-router'
import { illustrativeLabel } from '../../claims/testimonials.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import type { PageHead } from '../../site/page-head.ts'
import type { Site } from '../../site/site.ts'
import { storyPicture } from '../../social/page-pictures.ts'
import type { CardStory } from '../../stories/wall/card-story.ts'
import { StoryPage } from '../../stories/wall/story-page.tsx'
import { wallStory } from '../../stories/wall/wall.server.ts'
import type { Route } from './+types/story'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Approval wall', href: '/approval-wall' },
]

/** One approved story under an address of its own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('stories')
  const isRealOnly = context.get(siteContext).examples === 'off'
  const story = await wallStory(context.get(databaseContext).db, params.id, { isRealOnly })
  if (!story) throw data(null, { status: 404 })
  return unsent({ story })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { story } = loaderData
  return pageMeta(site, story.isShared ? storyHead(story, site) : quietHead(story, site), crumbs)
}

function storyHead(story: CardStory, { brand }: Site): PageHead {
  const { id, headline, displayName, cityState, encouragement, isDemo } = story
  const label = isDemo ? `${illustrativeLabel}. ` : ''
  return {
    path: storyPath(id),
    crumb: headline,
    title: `${headline} | ${brand}`,
    // Without its label a made-up story would be a made-up testimonial wherever a preview is shown.
    description: `${label}${displayName} from ${cityState}: “${encouragement}”`.slice(0, 160),
    picture: storyPicture(story),
    isIndexed: !isDemo,
  }
}

/** For a story that may be shown here and nowhere else: no search result and no preview has a word of it. */
function quietHead({ id }: CardStory, { brand }: Site): PageHead {
  return {
    path: storyPath(id),
    title: `A renter’s story | ${brand}`,
    description: 'A story from the approval wall, where renters tell how they were told yes.',
    isIndexed: false,
  }
}

function storyPath(id: string) {
  return href('/approval-wall/story/:id', { id })
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <StoryPage story={loaderData.story} crumbs={crumbs} brand={useSite().brand} />
    </Frame>
  )
}
