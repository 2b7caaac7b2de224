import { verifiedMeaning } from '../../claims/verified-client.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import type { CardStory } from './card-story.ts'
import { StoryCard } from './story-card.tsx'
import css from './wall-page.css?inline'

type Props = { story: CardStory; crumbs: { label: string; href: string }[]; brand: string }

export function StoryPage({ story, crumbs, brand }: Props) {
  return (
    <div className="wrap wall">
      <Style name="wall-page" css={css} layer="page" />
      <Breadcrumbs crumbs={crumbs} current={story.headline} />
      <div className="stories">
        <StoryCard story={story} brand={brand} level="h1" />
      </div>
      {story.isClient && <p className="small soft">{verifiedMeaning}</p>}
      <nav className="actions" aria-label="More stories">
        <ButtonLink href="/approval-wall/share">Share Your Story</ButtonLink>
        <ButtonLink variant="line" href="/approval-wall">
          All stories
        </ButtonLink>
      </nav>
    </div>
  )
}
