import { siteWords } from '../../site/words.ts'
import { useLocalHref, useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { wallWords } from '../wall-words.ts'
import css from './wall-head.css?inline'

const tabs = [
  { href: '/approval-wall', name: 'wall' },
  { href: '/approval-wall/share', name: 'share' },
] as const

type Props = { tab: 'wall' | 'share'; lead?: string }

export function WallHead({ tab, lead }: Props) {
  const words = useWords(wallWords)
  const { names } = useWords(siteWords)
  const local = useLocalHref()
  return (
    <div className="wrap wallhead">
      <Style name="wall-head" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="lead">{lead ?? words.lead}</p>
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
