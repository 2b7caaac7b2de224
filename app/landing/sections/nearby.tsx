import { useWords } from '../../ui/language.ts'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import { TownList } from './town-list.tsx'
import { TownsFrame } from './towns-frame.tsx'

export function Nearby({ heading, count, claim, towns, additional }: SectionProps['nearby']) {
  const words = useWords(placesWords)
  const served = (
    <p className="count">
      {count}
      <small>{claim}</small>
    </p>
  )
  return (
    <TownsFrame heading={heading} beside={served} shown={towns.length}>
      <TownList towns={towns} />
      {additional.length > 0 && (
        <p className="small soft">
          <b>{words.additionalAreas}</b> {additional.join(', ')}
        </p>
      )}
    </TownsFrame>
  )
}
