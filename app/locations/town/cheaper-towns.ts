import { sources } from '../../almanac/source.ts'
import type { Action, DotKind, ReachGroup, ReachTown, Section, TownMap } from '../../landing/sections.ts'
import { countWhere } from '../../platform/count-where.ts'
import type { Language } from '../../platform/language.ts'
import type { Site } from '../../site/site.ts'
import { amountOf, type CensusRent, isDoubtful, ownRent } from '../census-rent.ts'
import { nearestPlaces } from '../nearest.ts'
import { isAcrossWater } from '../open-water.ts'
import { landingPath } from '../paths.ts'
import type { Place } from '../place.ts'
import { people } from '../place-words.ts'
import { mapAround } from '../town-map.ts'
import { townWords } from '../town-words.ts'
import { isCompared, type Reach, type ReachedTown, reachOf, rentIn } from '../within-reach.ts'
import { bandHeading, comparedNote, leadOf, remarksOn, savedIn, seenFrom } from './reach-words.ts'

const fallbackLength = 5

/** Towns within reach that cost less, on a map and as a list; where none does, how those around compare. */
export function cheaperTowns(place: Place, { language }: Site): Section[] {
  const reach = reachOf(place)
  if (!reach) return []
  if (!reach.towns.some(isCompared)) return [nothingToCompare(place, language)]
  const words = townWords[language].reach
  const listed = listsOf(reach, language)
  const marked = listed.flatMap(({ towns }) => towns)
  const numbers = new Map(marked.map((town, index) => [town, index + 1]))
  const groups: ReachGroup[] = listed.map(({ heading, towns }) => ({
    heading,
    towns: towns.map((town) => townOf(town, numbers.get(town) ?? 0, place, reach, language)),
  }))
  return [
    {
      kind: 'reach',
      heading: hasCheaper(reach) ? words.heading : words.headingNone,
      lead: leadOf(place, reach, language),
      home: reach.home,
      groups,
      map: mapOf(place, reach, marked, language),
      remarks: remarksOn(place, reach, language),
      note: comparedNote(place, reach, language),
      action: rentFinder(place, language),
    },
  ]
}

function hasCheaper({ towns }: Reach) {
  return towns.some(({ kind }) => kind === 'less')
}

/** Whether one of the sections shows towns that cost less. */
export function showsCheaper(sections: readonly Section[]) {
  return sections.some(
    (section) => section.kind === 'reach' && section.map.legend.some(({ kind }) => kind === 'less'),
  )
}

/** On islands and far roads. */
function nothingToCompare(place: Place, language: Language): Section {
  const words = townWords[language].reach
  const farther = nearestPlaces(place, { withinMiles: 1500, limit: 200 }).filter(({ place: town }) => {
    const rent = ownRent(town)
    return rent && !isDoubtful(rent, town)
  })
  const across = farther.filter((town) => town.miles <= 75 && isAcrossWater(place, town.place))
  const isNoneByLand = across.length > 0
  const towns = (isNoneByLand ? across : farther)
    .slice(0, 3)
    .map((town) => words.noneTown(seenFrom(place, town, language), amountOf(ownRent(town.place), language)))
  return {
    kind: 'prose',
    id: 'reach',
    heading: words.headingNone,
    paragraphs: [
      (isNoneByLand ? words.noneByLand : words.none)(place.name, sources.rents.years, towns.join('; ')),
    ],
    actions: [rentFinder(place, language)],
  }
}

type List = { heading: string; towns: ReachedTown[] }

/** By miles; where nothing costs less, what costs about the same or least above it. */
function listsOf({ bands, towns }: Reach, language: Language): List[] {
  const words = townWords[language].reach
  const cheaper = bands.map((band) => ({ heading: bandHeading(band, language), towns: band.listed }))
  if (cheaper.some((list) => list.towns.length > 0)) return cheaper
  const same = towns.filter(({ kind }) => kind === 'same').slice(0, fallbackLength)
  if (same.length > 0) return [{ heading: words.nearestSame, towns: same }]
  const least = towns.filter(isCompared).sort((a, b) => b.saved - a.saved || a.miles - b.miles)
  return [{ heading: words.leastAbove, towns: least.slice(0, fallbackLength) }]
}

function townOf(
  town: ReachedTown,
  number: number,
  from: Place,
  { home }: Reach,
  language: Language,
): ReachTown {
  const { name, way } = seenFrom(from, town, language)
  const rent = rentIn(town)
  return {
    number,
    name,
    href: landingPath(town.place),
    way: townWords[language].reach.town(
      way,
      amountOf(rent, language),
      people(town.place.population, language),
    ),
    rent,
    ...differenceOf(town, home, language),
  }
}

function differenceOf({ saved }: ReachedTown, home: CensusRent, language: Language) {
  const { none, more, less } = townWords[language].reach.difference
  if (saved === 0) return none
  return { amount: savedIn(Math.abs(saved), home, language), unit: saved < 0 ? more : less }
}

function mapOf(place: Place, { towns, bands }: Reach, marked: ReachedTown[], language: Language): TownMap {
  const words = townWords[language].reach.map
  const rings = bands.map(({ to }) => to)
  const map = mapAround(
    place,
    towns,
    marked.map((town, index) => ({ place: town.place, number: index + 1 })),
    rings,
  )
  return {
    ...map,
    label: words.label(place.name),
    legend: legendOf(towns, words.legend),
  }
}

const legendKinds = ['less', 'same', 'more', 'unknown'] as const

function legendOf(
  towns: readonly ReachedTown[],
  words: Record<DotKind, (count: number) => string>,
): TownMap['legend'] {
  return legendKinds.flatMap((kind) => {
    const count = countWhere(towns, (town) => town.kind === kind)
    return count > 0 ? [{ kind, text: words[kind](count) }] : []
  })
}

function rentFinder({ slug }: Place, language: Language): Action {
  return {
    label: townWords[language].reach.search,
    href: `/rent-finder?near=${slug}`,
    isQuiet: true,
  }
}
