import { Style } from '../../ui/style.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { CardStory } from './card-story.ts'
import css from './wall-head.css?inline'

const tabs = [
  { label: 'Success Wall', href: '/approval-wall', name: 'wall' },
  { label: 'Share Your Story', href: '/approval-wall/share', name: 'share' },
]

type Props = { tab: 'wall' | 'share'; stories?: Pick<CardStory, 'isDemo'>[] }

export function WallHead({ tab, stories = [] }: Props) {
  return (
    <div className="wrap wallhead">
      <Style name="wall-head" css={css} layer="page" />
      <h1>The approval wall</h1>
      <p className="lead">Renters who were told no, and then told yes.{whoTells(stories)}</p>
      <Tabs
        label="Approval wall"
        tabs={tabs.map(({ label, href, name }) => ({ label, href, isCurrent: name === tab }))}
      />
    </div>
  )
}

/** Said of the stories that stand below it, and of no others. */
function whoTells(stories: Pick<CardStory, 'isDemo'>[]) {
  if (stories.length === 0) return ''
  const isReal = stories.every(({ isDemo }) => !isDemo)
  return isReal ? ' Told by themselves.' : ' Stories marked as examples are made up.'
}
