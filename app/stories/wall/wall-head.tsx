import type { Language } from '../../platform/language.ts'
import { siteWords } from '../../site/words.ts'
import { useLocalHref, useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { wallWords } from '../wall-words.ts'
import { areMadeUp, type CardStory } from './card-story.ts'
import css from './wall-head.css?inline'

const tabs = [
  { href: '/approval-wall', name: 'wall' },
  { href: '/approval-wall/share', name: 'share' },
] as const

type Props = { tab: 'wall' | 'share'; stories?: Pick<CardStory, 'isDemo'>[] }

export function WallHead({ tab, stories = [] }: Props) {
  const words = useWords(wallWords)
  const { names } = useWords(siteWords)
  const local = useLocalHref()
  return (
    <div className="wrap wallhead">
      <Style name="wall-head" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="lead">{whoTells(stories, words)}</p>
      <Tabs
        label={names['/approval-wall'].label}
        tabs={tabs.map(({ href, name }) => ({
          label: words.tabs[name],
          href: local(href),
          isCurrent: name === tab,
        }))}
      />
    </div>
  )
}

/** Said of the stories that stand below it, and of no others. */
function whoTells(stories: Pick<CardStory, 'isDemo'>[], words: (typeof wallWords)[Language]) {
  if (stories.length === 0) return words.lead
  if (areMadeUp(stories)) return words.allMadeUp
  const isReal = stories.every(({ isDemo }) => !isDemo)
  return words.lead + (isReal ? words.toldByThemselves : words.someMadeUp)
}
