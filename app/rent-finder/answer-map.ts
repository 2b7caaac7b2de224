import type { TownMap } from '../landing/sections.ts'
import type { Place } from '../locations/place.ts'
import { type MappedTown, mapAround, standingApart } from '../locations/town-map.ts'
import type { Language } from '../platform/language.ts'
import type { Priced } from './search.ts'
import { finderWords } from './words.ts'

const maxMarks = 9
const ringsFor: Record<number, number[]> = { 25: [10, 25], 50: [25, 50], 75: [25, 50, 75], 100: [50, 100] }

type Answered = { fitting: readonly Priced[]; dearer: readonly Priced[]; listed: readonly Priced[] }

/** `listed` are the fitting towns that stand in the list: numbers on the map are those of the list. */
export function answerMap(
  here: Place,
  miles: number,
  { fitting, dearer, listed }: Answered,
  language: Language,
): TownMap {
  const words = finderWords[language].map
  const rings = ringsFor[miles] ?? [miles]
  const numbered = listed.map(({ place }, index) => ({ place, number: index + 1 }))
  const mapped = (towns: readonly Priced[], kind: MappedTown['kind']) =>
    towns.filter(({ place }) => place !== here).map(({ place }) => ({ place, kind }))
  return {
    ...mapAround(
      here,
      [...mapped(fitting, 'less'), ...mapped(dearer, 'more')],
      standingApart(here, numbered, miles, maxMarks),
      rings,
    ),
    label: words.label(miles, here.name, fitting.length, dearer.length),
    legend: [
      { kind: 'less', text: words.fits(fitting.length) },
      { kind: 'more', text: words.costsMore(dearer.length) },
    ],
  }
}
