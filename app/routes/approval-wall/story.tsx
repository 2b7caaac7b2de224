import { data } from 'react-router'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import type { Language } from '../../platform/language.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import type { PageHead } from '../../site/page-head.ts'
import type { Site } from '../../site/site.ts'
import { storyPath } from '../../site/story-path.ts'
import { siteWords } from '../../site/words.ts'
import { storyPicture } from '../../social/page-pictures.ts'
import type { CardStory } from '../../stories/wall/card-story.ts'
import { storyDescription } from '../../stories/wall/story-head.ts'
import { StoryPage } from '../../stories/wall/story-page.tsx'
import { wallStory } from '../../stories/wall/wall.server.ts'
import { wallWords } from '../../stories/wall-words.ts'
import type { Route } from './+types/story'

function crumbsIn(language: Language) {
  const { names } = siteWords[language]
  return [homeCrumb(language), { label: names['/approval-wall'].label, href: '/approval-wall' }]
}

/** One approved story under an address of its own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('stories')
  const { examples, language, timeZone } = context.get(siteContext)
  const isRealOnly = examples === 'off'
  const story = await wallStory(context.get(databaseContext).db, params.id, {
    isRealOnly,
    language,
    timeZone,
  })
  if (!story) throw data(null, { status: 404 })
  return unsent({ story })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { story } = loaderData
  return pageMeta(
    site,
    story.isShared ? storyHead(story, site) : quietHead(story, site),
    crumbsIn(site.language),
  )
}

function storyHead(story: CardStory, { brand, language }: Site): PageHead {
  const { id, headline, isDemo } = story
  return {
    path: storyPath(id),
    crumb: headline,
    title: `${headline} | ${brand}`,
    description: storyDescription(story, language),
    picture: storyPicture(story),
    isIndexed: !isDemo,
  }
}

/** For a story that may be shown here and nowhere else: no search result and no preview has a word of it. */
function quietHead({ id }: CardStory, { brand, language }: Site): PageHead {
  const { quiet } = wallWords[language].story
  return {
    path: storyPath(id),
    title: quiet.title(brand),
    description: quiet.description,
    isIndexed: false,
  }
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  const { brand, language } = useSite()
  return (
    <Frame chrome="full">
      <StoryPage story={loaderData.story} crumbs={crumbsIn(language)} brand={brand} />
    </Frame>
  )
}
