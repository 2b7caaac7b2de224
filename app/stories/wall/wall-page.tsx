import { href } from 'react-router'
import { verifiedMeaning } from '../../claims/verified-client.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Style } from '../../ui/style.tsx'
import type { CardStory } from './card-story.ts'
import { StoryCard } from './story-card.tsx'
import { WallHead } from './wall-head.tsx'
import css from './wall-page.css?inline'

type Props = { stories: CardStory[]; nextHref: string | null; isFirstPage: boolean; brand: string }

export function WallPage({ stories, nextHref, isFirstPage, brand }: Props) {
  return (
    <>
      <Style name="wall-page" css={css} layer="page" />
      <WallHead tab="wall" stories={stories} />
      <div className="wrap wall">
        <div className="wallbar">
          <p className="small soft">
            All stories are reviewed by admins before appearing.
            {stories.some(({ isClient }) => isClient) && ` ${verifiedMeaning}`}
          </p>
          <form method="get" action="/approval-wall">
            <Button variant="line" tight>
              Refresh
            </Button>
          </form>
        </div>
        {stories.length === 0 ? (
          <NoStories isFirstPage={isFirstPage} />
        ) : (
          <Stories stories={stories} brand={brand} />
        )}
        <nav className="actions" aria-label="More stories">
          {!isFirstPage && (
            <ButtonLink variant="line" href="/approval-wall">
              Newest stories
            </ButtonLink>
          )}
          {nextHref && (
            <ButtonLink variant="line" href={nextHref} rel="next">
              Older stories
            </ButtonLink>
          )}
        </nav>
      </div>
    </>
  )
}

function Stories({ stories, brand }: { stories: CardStory[]; brand: string }) {
  return (
    <div className="stories">
      {stories.map((story) => (
        <StoryCard
          key={story.id}
          story={story}
          brand={brand}
          href={href('/approval-wall/story/:id', { id: story.id })}
        />
      ))}
    </div>
  )
}

function NoStories({ isFirstPage }: { isFirstPage: boolean }) {
  if (!isFirstPage) return <p className="lead">These were all the stories.</p>
  return (
    <EmptyState
      title="No Stories Yet"
      text="Be the first to share your success story!"
      note="Stories appear here after admin approval"
    >
      <ButtonLink href="/approval-wall/share">Share Your Story</ButtonLink>
    </EmptyState>
  )
}
