import { claimWords } from '../../claims/words.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { wallWords } from '../wall-words.ts'
import type { CardStory } from './card-story.ts'
import { StoryCard } from './story-card.tsx'
import css from './wall-page.css?inline'

type Props = { story: CardStory; crumbs: { label: string; href: string }[]; brand: string }

export function StoryPage({ story, crumbs, brand }: Props) {
  const words = useWords(wallWords)
  const { verified } = useWords(claimWords)
  return (
    <div className="wrap wall">
      <Style name="wall-page" css={css} layer="page" />
      <Breadcrumbs crumbs={crumbs} current={story.headline} />
      <div className="stories">
        <StoryCard story={story} brand={brand} level="h1" />
      </div>
      {story.isClient && <p className="small soft">{verified.meaning}</p>}
      <nav className="actions" aria-label={words.more}>
        <ButtonLink href="/approval-wall/share">{words.share}</ButtonLink>
        <ButtonLink variant="line" href="/approval-wall">
          {words.all}
        </ButtonLink>
      </nav>
    </div>
  )
}
