import { sources } from '../../almanac/source.ts'
import type { Action, ReachGroup, ReachTown, Section, TownMap } from '../../landing/sections.ts'
import { dollars, milesText } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import { amountOf, type CensusRent, ownRent } from '../census-rent.ts'
import { nearestPlaces } from '../nearest.ts'
import { landingPath } from '../paths.ts'
import type { Place } from '../place.ts'
import { people } from '../place-words.ts'
import { mapAround } from '../town-map.ts'
import { isCompared, type Reach, type ReachedTown, reachOf } from '../within-reach.ts'
import { bandHeading, comparedNote, leadOf, nameFrom, remarksOn, wayTo } from './reach-words.ts'

const heading = 'Towns within reach that cost less'
const fallbackLength = 5

/** Towns within reach that cost less, on a map and as a list. */
export function cheaperTowns(place: Place, _site: Site): Section[] {
  const reach = reachOf(place)
  if (!reach) return []
  if (!reach.towns.some(isCompared)) return [nothingToCompare(place)]
  const listed = listsOf(reach)
  const marked = listed.flatMap(({ towns }) => towns)
  const numbers = new Map(marked.map((town, index) => [town, index + 1]))
  const groups: ReachGroup[] = listed.map(({ heading, towns }) => ({
    heading,
    towns: towns.map((town) => townOf(town, numbers.get(town) ?? 0, place, reach)),
  }))
  return [
    {
      kind: 'reach',
      heading,
      lead: leadOf(place, reach),
      home: reach.home,
      groups,
      map: mapOf(place, reach, marked),
      remarks: remarksOn(place, reach),
      note: comparedNote(place, reach),
      action: rentFinder(place),
    },
  ]
}

/** On islands and far roads. */
function nothingToCompare(place: Place): Section {
  const farther = nearestPlaces(place, { withinMiles: 500, limit: 200 }).filter((town) => ownRent(town.place))
  const towns = farther
    .slice(0, 3)
    .map((town) => `${nameFrom(town.place, place)} (${wayTo(town)}, ${amountOf(ownRent(town.place))})`)
  return {
    kind: 'prose',
    heading,
    paragraphs: [
      `No town within 75 miles of ${place.name} has a census median rent that can be compared. The nearest that have one: ${towns.join('; ')}. Medians of ${sources.places.years}, miles in a straight line.`,
    ],
    actions: [rentFinder(place)],
  }
}

type List = { heading: string; towns: ReachedTown[] }

/** By miles; where nothing costs less, what costs about the same or least above it. */
function listsOf({ bands, towns }: Reach): List[] {
  const cheaper = bands.map((band) => ({ heading: bandHeading(band), towns: band.listed }))
  if (cheaper.some((list) => list.towns.length > 0)) return cheaper
  const same = towns.filter(({ kind }) => kind === 'same').slice(0, fallbackLength)
  if (same.length > 0) return [{ heading: 'About the same, the nearest first', towns: same }]
  const least = towns.filter(isCompared).sort((a, b) => b.saved - a.saved || a.miles - b.miles)
  return [{ heading: 'The least above it', towns: least.slice(0, fallbackLength) }]
}

function townOf(town: ReachedTown, number: number, from: Place, { home }: Reach): ReachTown {
  return {
    number,
    name: nameFrom(town.place, from),
    href: landingPath(town.place),
    way: `${wayTo(town)}, ${amountOf(town.rent)}${yearOf(town)}, ${people(town.place.population)}`,
    rent: town.rent,
    ...differenceOf(town, home),
  }
}

function differenceOf({ saved }: ReachedTown, home: CensusRent) {
  if (saved === 0) return { amount: 'the same', unit: 'to the dollar' }
  return {
    amount: `${home.isTop ? 'over ' : ''}${dollars(Math.abs(saved))}`,
    unit: `${saved < 0 ? 'more' : 'less'} a month`,
  }
}

/** Said only where it is not that of the others. */
function yearOf({ place, rent }: ReachedTown) {
  return place.rentYears === '2021' ? ` (${rent?.source.years})` : ''
}

function mapOf(place: Place, { towns, bands }: Reach, marked: ReachedTown[]): TownMap {
  const rings = bands.map(({ to }) => to)
  const map = mapAround(
    place,
    towns,
    marked.map((town, index) => ({ place: town.place, number: index + 1 })),
    rings,
  )
  const numbered = marked.map(
    (town, index) => `${index + 1} ${town.place.name}, ${milesText(town.miles)} ${town.direction ?? ''}`,
  )
  return {
    ...map,
    label: `Map of towns around ${place.name}: ${numbered.join('; ')}.`,
    legend: legendOf(towns),
  }
}

function legendOf(towns: readonly ReachedTown[]): TownMap['legend'] {
  const kinds = [
    { kind: 'less', text: 'costs less' },
    { kind: 'same', text: 'about the same' },
    { kind: 'more', text: 'costs more' },
    { kind: 'unknown', text: 'no figure' },
  ] as const
  return kinds.flatMap(({ kind, text }) => {
    const count = towns.filter((town) => town.kind === kind).length
    return count > 0 ? [{ kind, text: `${text} (${count})` }] : []
  })
}

function rentFinder({ slug }: Place): Action {
  return {
    label: 'Search by income',
    href: `/rent-finder?near=${slug}`,
    isQuiet: true,
  }
}
