import { ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import { TownList } from './town-list.tsx'
import { TownsFrame } from './towns-frame.tsx'

/**
 * All towns are shown while their list is the page's target, so it opens and closes without a script. Each link
 * leads to where the reader is: 'Show All' to the first town that was hidden, 'Show Less' at the end to the place
 * where 'Show All' stands again, 'Show Less' at the beginning to the beginning.
 */
export function Towns({ heading, lead, nearest, more, visibleAtFirst, highlighted }: SectionProps['towns']) {
  const words = useWords(placesWords)
  const folded = more.slice(visibleAtFirst)
  return (
    <TownsFrame
      heading={heading}
      shown={nearest.length + more.length - folded.length}
      isFolded={folded.length > 0}
      beside={
        <>
          {lead && <p className="soft">{lead}</p>}
          {folded.length > 0 && <ShowLess to="#towns" />}
        </>
      }
    >
      <TownList towns={nearest} highlighted={highlighted} />
      {more.length > 0 && <TownList towns={more.slice(0, visibleAtFirst)} />}
      {folded.length > 0 && (
        <div id="all-towns">
          <ButtonLink variant="line" tight className="showall" id="fewer-towns" href="#all-towns">
            {words.showAll(nearest.length + more.length)}
          </ButtonLink>
          <TownList towns={folded} />
          <ShowLess to="#fewer-towns" />
        </div>
      )}
    </TownsFrame>
  )
}

function ShowLess({ to }: { to: string }) {
  const words = useWords(placesWords)
  return (
    <ButtonLink variant="line" tight className="showless" href={to}>
      {words.showLess}
    </ButtonLink>
  )
}
