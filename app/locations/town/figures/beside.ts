import { type CensusFigures, oldestBuilt, topIncome } from '../../../almanac/census-figures.ts'
import type { FigureTable } from '../../../landing/sections.ts'
import { dollars } from '../../../platform/us-number.ts'
import { isDoubtful } from '../../census-rent.ts'
import type { Place } from '../../place.ts'
import { townWords } from '../../town-words.ts'
import { type Surroundings, seenFrom, townName, wordsAt } from './surroundings.ts'

const rows = 16
const unknown = '–'

/** The town and its nearest neighbours, one beside the other; nothing where it has no neighbours. */
export function beside(at: Surroundings): FigureTable | null {
  if (at.around.length === 0) return null
  const words = wordsAt(at).beside
  const own = Object.values(at.own).some(Boolean)
  return {
    caption: words.caption(at.name),
    columns: words.columns,
    rows: [
      ...(own ? [{ name: at.name, cells: cellsOf(at.place, at.own, words.oldest) }] : []),
      ...at.around.slice(0, rows).map((neighbor) => ({
        name: townName(neighbor.place, at),
        detail: townWords[at.language].places.farther(seenFrom(neighbor, at).way, null),
        cells: cellsOf(neighbor.place, neighbor.figures, words.oldest, true),
      })),
      ...countyRow(at),
    ],
  }
}

/** Its share of renting is of households, which is another measure. */
function countyRow({ known: { county } }: Surroundings) {
  if (!county?.rent || !county.income) return []
  return [
    {
      name: county.name,
      cells: [dollars(county.rent.value), dollars(county.income.value), unknown, unknown],
    },
  ]
}

function cellsOf(
  place: Place,
  { income, built, renting }: CensusFigures,
  oldest: string,
  isNeighbor = false,
) {
  return [
    isNeighbor && isDoubtful({ value: place.rent ?? 0 }, place) ? unknown : rentCell(place),
    income ? (income.value === topIncome ? '$250k+' : dollars(income.value)) : unknown,
    built ? (built.value === oldestBuilt ? oldest : String(built.value)) : unknown,
    renting ? `${renting.value}%` : unknown,
  ]
}

/** Of the same years as its neighbours, and its own. */
function rentCell({ rent, rentBasis, rentYears, isTopRent }: Place) {
  if (rent === null || rentBasis === 'county' || rentYears !== null) return unknown
  return `${dollars(rent)}${isTopRent ? '+' : ''}`
}
