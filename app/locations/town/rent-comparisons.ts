import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import { yearsOf } from '../../almanac/source.ts'
import type { RentComparison } from '../../landing/sections.ts'
import { upperFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import { dollars, grouped } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import { amountOf, type CensusRent, sameWithin, standInOf } from '../census-rent.ts'
import { wayText } from '../direction-words.ts'
import { cityPeople } from '../larger-city.ts'
import type { Place } from '../place.ts'
import { inSentence } from '../state-words.ts'
import { townWords } from '../town-words.ts'
import { savedIn } from './reach-words.ts'
import type { RentFacts } from './rent-facts.ts'

/** How much it stands out, as a share of the rent; the page begins with what stands out most. */
type Weighed = RentComparison & { weight: number }

/** The town against its state, the nearest city, its own ZIP codes and its own sizes of homes. */
export function comparisons(known: RentFacts, place: Place, language: Language): RentComparison[] {
  return [
    ...againstState(known, place, language),
    ...againstCity(known, place, language),
    ...amongZips(known, place, language),
    ...amongSizes(known, language),
    ...oldAndNew(known, language),
  ]
    .sort((a, b) => b.weight - a.weight)
    .map(({ weight, ...comparison }) => comparison)
}

function wordsIn(language: Language) {
  return townWords[language].homeCosts.against
}

function againstState(known: RentFacts, place: Place, language: Language): Weighed[] {
  const { median, stateMedian, hasFigure } = known
  if (!stateMedian || (hasFigure && !median)) return []
  const words = wordsIn(language)
  const state = {
    name: inSentence(stateNameOf(place.state), language),
    amount: dollars(stateMedian.value),
  }
  if (!median)
    return [
      {
        ...words.onlyState(state.amount, state.name, stateMedian.source.years, place.name),
        facts: [stateMedian],
        weight: 1,
      },
    ]
  if (isOfOtherYears(median, stateMedian)) return []
  const difference = median.value - stateMedian.value
  const weight = Math.abs(difference) / stateMedian.value
  const facts = [median, stateMedian]
  const { years } = median.source
  const here = { amount: dollars(median.value), of: standInOf(median, language) }
  if (median.isTop)
    return [{ ...words.farAboveState(amountOf(median, language), state, years), facts, weight }]
  if (weight <= sameWithin) return [{ ...words.likeState(here, state, years), facts, weight }]
  const apart = { ...differenceOf(difference), percent: Math.round(weight * 100) }
  return [{ ...words.unlikeState(apart, here, state, years), facts, weight }]
}

/** Rents of different years say nothing about each other. */
function isOfOtherYears(one: Fact, other: Fact) {
  return one.source.years !== other.source.years
}

function differenceOf(difference: number) {
  return { amount: dollars(Math.abs(difference)), isMore: difference > 0 }
}

function againstCity({ fair, median, larger }: RentFacts, { state }: Place, language: Language): Weighed[] {
  if (!larger) return []
  const { city } = larger
  const seen = {
    name: city.state === state ? city.name : `${city.name}, ${city.state}`,
    way: wayText(larger.miles, larger.direction, language),
    least: larger.isNextLarger ? null : grouped(cityPeople),
  }
  if (fair && larger.fair && fair.area !== larger.fair.area)
    return [fairAgainst(seen, fair.byBedrooms[2], larger.fair.byBedrooms[2], language)]
  if (!median || !larger.median || isOfOtherYears(median, larger.median)) return []
  // Of two rents above the last the census counts nobody knows which is the higher.
  return median.isTop && larger.median.isTop ? [] : [mediansAgainst(seen, median, larger.median, language)]
}

type City = Parameters<ReturnType<typeof wordsIn>['cityFair']>[0]

/** Two bedrooms are HUD's own measure of an area. */
function fairAgainst(city: City, here: Fact, there: Fact, language: Language): Weighed {
  const { apart, weight } = apartBy(here, there)
  const years = yearsOf(here.source, language)
  return {
    ...wordsIn(language).cityFair(city, apart, dollars(there.value), dollars(here.value), years),
    facts: [there],
    weight,
  }
}

function mediansAgainst(city: City, here: CensusRent, there: CensusRent, language: Language): Weighed {
  const { apart: counted, weight } = apartBy(here, there)
  const apart = here.isTop || there.isTop ? atLeast(there.value - here.value, language) : counted
  const said = (median: CensusRent) => ({
    amount: amountOf(median, language),
    of: standInOf(median, language),
  })
  return {
    ...wordsIn(language).cityMedian(city, apart, said(there), said(here), here.source.years),
    facts: [there],
    weight,
  }
}

function apartBy(here: Fact, there: Fact) {
  const difference = there.value - here.value
  const weight = Math.abs(difference) / here.value
  return { apart: weight <= sameWithin ? null : differenceOf(difference), weight }
}

/** One of the two lies above the last the census counts, so they are further apart. */
function atLeast(difference: number, language: Language) {
  const { amount, isMore } = differenceOf(difference)
  return { amount: upperFirst(townWords[language].places.over(amount)), isMore }
}

function amongZips({ zips, zipCount }: RentFacts, { name }: Place, language: Language): Weighed[] {
  const [cheapest] = zips
  const dearest = zips.at(-1)
  if (!cheapest || !dearest || dearest.rent.value === cheapest.rent.value) return []
  const spread = dearest.rent.value - cheapest.rent.value
  const top = dollars(dearest.rent.value)
  return [
    {
      ...wordsIn(language).zips(
        { zip: cheapest.zip, amount: dollars(cheapest.rent.value) },
        { zip: dearest.zip, amount: dearest.isTop ? townWords[language].places.over(top) : top },
        { known: zips.length, all: zipCount },
        name,
        cheapest.rent.source.years,
      ),
      facts: [cheapest.rent, dearest.rent],
      weight: spread / dearest.rent.value,
    },
  ]
}

/** A bedroom that costs nearly nothing, or a great deal. */
function amongSizes({ fair }: RentFacts, language: Language): Weighed[] {
  if (!fair) return []
  const words = wordsIn(language)
  const [studio, one, two, three] = rentsOf(fair)
  const saved = one - studio
  if (saved === 0) return [{ ...words.studioSavesNothing, facts: [], weight: 0.2 }]
  if (saved <= one * 0.04) return [{ ...words.studioSavesLittle(dollars(saved)), facts: [], weight: 0.15 }]
  const added = dollars(two - one)
  if (two - one <= one * 0.12)
    return [{ ...words.secondAddsLittle(added, dollars(one)), facts: [], weight: 0.15 }]
  const step = three - two
  if (step < two * 0.33) return []
  return [{ ...words.thirdAddsMuch(dollars(step), added), facts: [], weight: step / two - 0.1 }]
}

/** Fair rents look at recent leases, the census at all of them. */
function oldAndNew({ fair, median }: RentFacts, language: Language): Weighed[] {
  if (!fair || !median) return []
  const words = wordsIn(language)
  const [, one, two, three] = rentsOf(fair)
  const { years } = median.source
  const above = one - median.value
  if (!median.isTop && median.value < one * (1 - sameWithin))
    return [{ ...words.oneOverMedian(dollars(above), years), facts: [], weight: above / one }]
  const topped = [
    { size: 3, rent: three },
    { size: 2, rent: two },
  ] as const
  const found = topped.find(({ rent }) => median.value > rent * (1 + sameWithin))
  if (!found) return []
  const over = median.value - found.rent
  return [
    {
      ...words.medianOver(found.size, savedIn(over, median, language), years),
      facts: [],
      weight: over / found.rent,
    },
  ]
}

function rentsOf({ byBedrooms }: FairRents) {
  return [byBedrooms[0].value, byBedrooms[1].value, byBedrooms[2].value, byBedrooms[3].value] as const
}
