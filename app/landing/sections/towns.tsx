import type { SectionProps } from '../sections.ts'
import { TownList } from './town-list.tsx'
import { TownsFrame } from './towns-frame.tsx'

export function Towns({ heading, lead, nearest, more, visibleAtFirst, highlighted }: SectionProps['towns']) {
  const folded = more.slice(visibleAtFirst)
  return (
    <TownsFrame heading={heading} beside={lead && <p className="soft">{lead}</p>}>
      <TownList towns={nearest} highlighted={highlighted} />
      {more.length > 0 && <TownList towns={more.slice(0, visibleAtFirst)} />}
      {folded.length > 0 && (
        <details className="moretowns">
          <summary>
            <span className="closed">Show All {more.length} Cities</span>
            <span className="opened">Show Less Cities</span>
          </summary>
          <TownList towns={folded} />
        </details>
      )}
    </TownsFrame>
  )
}
