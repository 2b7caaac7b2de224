import { claimWords } from '../../claims/words.ts'
import type { Language } from '../../platform/language.ts'
import { storyPath } from '../../site/story-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLocalHref, useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { wallWords } from '../wall-words.ts'
import { type CardStory, isOnlyExamples } from './card-story.ts'
import { StoryCard } from './story-card.tsx'
import { WallHead } from './wall-head.tsx'
import css from './wall-page.css?inline'

type Props = { stories: CardStory[]; nextHref: string | null; isFirstPage: boolean; brand: string }

/** Said of the stories that stand below it, and of no others. */
function whoTells(shown: Omit<Props, 'brand'>, words: (typeof wallWords)[Language]) {
  const { stories } = shown
  if (stories.length === 0) return words.lead
  if (isOnlyExamples(shown)) return words.allMadeUp
  const isReal = stories.every(({ isDemo }) => !isDemo)
  return words.lead + (isReal ? words.toldByThemselves : words.someMadeUp)
}

export function WallPage({ stories, nextHref, isFirstPage, brand }: Props) {
  const words = useWords(wallWords)
  const { verified } = useWords(claimWords)
  const local = useLocalHref()
  return (
    <>
      <Style name="wall-page" css={css} layer="page" />
      <WallHead tab="wall" lead={whoTells({ stories, isFirstPage, nextHref }, words)} />
      <div className="wrap wall">
        <div className="wallbar">
          <p className="small soft">
            {words.reviewed}
            {stories.some(({ isClient }) => isClient) && ` ${verified.meaning}`}
          </p>
          <form method="get" action={local('/approval-wall')}>
            <Button variant="line" tight>
              {words.refresh}
            </Button>
          </form>
        </div>
        {stories.length === 0 ? (
          <NoStories isFirstPage={isFirstPage} />
        ) : (
          <Stories stories={stories} brand={brand} />
        )}
        <nav className="actions" aria-label={words.more}>
          {!isFirstPage && (
            <ButtonLink variant="line" href="/approval-wall">
              {words.newest}
            </ButtonLink>
          )}
          {nextHref && (
            <ButtonLink variant="line" href={nextHref} rel="next">
              {words.older}
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
        <StoryCard key={story.id} story={story} brand={brand} href={storyPath(story.id)} />
      ))}
    </div>
  )
}

function NoStories({ isFirstPage }: { isFirstPage: boolean }) {
  const { none, noMore, share } = useWords(wallWords)
  if (!isFirstPage) return <p className="lead">{noMore}</p>
  return (
    <EmptyState title={none.title} text={none.text} note={none.note}>
      <ButtonLink href="/approval-wall/share">{share}</ButtonLink>
    </EmptyState>
  )
}
