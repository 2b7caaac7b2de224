import { Style } from '../../ui/style.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import css from './wall-head.css?inline'

const tabs = [
  { label: 'Success Wall', href: '/approval-wall', name: 'wall' },
  { label: 'Share Your Story', href: '/approval-wall/share', name: 'share' },
]

export function WallHead({ tab }: { tab: 'wall' | 'share' }) {
  return (
    <div className="wrap wallhead">
      <Style name="wall-head" css={css} layer="page" />
      <h1>The approval wall</h1>
      <p className="lead">Renters who were told no, and then told yes. Told by themselves.</p>
      <Tabs
        label="Approval wall"
        tabs={tabs.map(({ label, href, name }) => ({ label, href, isCurrent: name === tab }))}
      />
    </div>
  )
}
