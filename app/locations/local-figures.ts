import { isZero } from '../claims/claims.ts'
import { priceWords } from '../claims/costs.ts'
import type { Figure } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { grouped } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { countWithin } from './nearest.ts'
import type { Place } from './place.ts'
import { fundingIn } from './state-funding.ts'
import { townWords } from './town-words.ts'

/** The specified figures, on the pages of the cities the site lists: one for all of them, and said so. */
export function servedFigures({ claims, language }: Site): Figure[] {
  const words = townWords[language].landing.figures
  const figures = [
    ['residentsHelped', words.residents],
    ['localProperties', words.properties],
    ['localSuccessRate', words.successRate],
    ['localResponse', words.response],
  ] as const
  return figures
    .filter(([name]) => !isZero(claims, name))
    .map(([name, label]) => ({ label, value: claims[name] }))
}

/** That few around are nothing we bring. */
const fewTowns = 10

/** Of any other town: what we offer there, and how far we look. */
export function termFigures(place: Place, site: Site): Figure[] {
  const { claims, numbers, language } = site
  const words = townWords[language].landing.figures
  const towns = countWithin(place, numbers.nearbyMiles)
  return [
    { label: words.funding, value: fundingIn(site, place.state) },
    towns < fewTowns
      ? { label: words.applicationFee, value: priceWords(claims, 'applicationFee') }
      : { label: words.townsWithin(claims.nearbyMiles), value: grouped(towns) },
  ]
}

export function populationFigure({ population, populationYears }: Place, language: Language = 'en'): Figure {
  const { counted, estimated } = townWords[language].landing.figures
  const label = populationYears === '2020' ? counted : estimated(populationYears)
  return { label, value: grouped(population) }
}

/** Landlords often ask for three times the rent. */
export function incomeFor(rent: number) {
  return Math.round((rent * 3) / 50) * 50
}
