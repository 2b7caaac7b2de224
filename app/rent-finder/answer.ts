import { shortOf, sources, yearsOf } from '../almanac/source.ts'
import type { TownMap } from '../landing/sections.ts'
import { comparableRent, isDoubtful } from '../locations/census-rent.ts'
import { landingPath } from '../locations/paths.ts'
import type { Place } from '../locations/place.ts'
import { townWords } from '../locations/town-words.ts'
import { countWhere } from '../platform/count-where.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import { answerMap } from './answer-map.ts'
import { step } from './money.ts'
import {
  type Asked,
  affordable,
  distances,
  type Question,
  queryOf,
  type Read,
  sizes,
  writeQuery,
} from './question.ts'
import { away, censusMedian, figures, fullName, nearProblem, ownRent, rulesOf } from './say.ts'
import { type Changes, changesFor, type Found, type Priced, rentOf, search } from './search.ts'
import { finderWords } from './words.ts'

export const finderPath = '/rent-finder'

export type TownRow = { name: string; href: string; where: string; rent: string; left: string }
/** Without a link where we do not advise it. */
export type Change = { text: string; link: { label: string; href: string } | null }
export type Choice = { label: string; note: string; href: string }
export type Errors = Partial<Record<'near' | 'income' | 'rent', string>>

/** What stands below the form, in words. */
export type Answer =
  | { kind: 'start'; local: string | null }
  | { kind: 'problem'; heading: string; errors: Errors; choices: Choice[] }
  | {
      kind: 'found'
      heading: string
      rules: string
      own: string | null
      /** In how many of the fitting towns most renters paid more than what was asked for. */
      paidMore: string | null
      map: TownMap
      rows: TownRow[]
      source: string
    }
  | { kind: 'none'; heading: string; rules: string; lead: string; changes: Change[]; source: string }

const maxRows = 60
const farthest = Math.max(...distances)

export function startAnswer({ near }: Read, language: Language): Answer {
  return { kind: 'start', local: near?.kind === 'place' ? localRents(near.place, language) : null }
}

function localRents(place: Place, language: Language) {
  const { start, sizeNames } = finderWords[language]
  const known = sizes.filter((size) => rentOf(place, size) > 0)
  if (known.length === 0) return start.unknown(fullName(place))
  const list = known.map((size) => `${sizeNames[size]} ${dollars(rentOf(place, size))}`)
  return start.rents(fullName(place), shortOf(figures, language), list.join(', '))
}

/** Null when nothing stands in the way of an answer. */
export function problemAnswer(asked: Asked, read: Read, language: Language) {
  const { near, income, rent, isSent } = read
  const { noTown, noMoney } = finderWords[language].problems
  const errors: Errors = {}
  const nearWords = near ? nearProblem(near, language) : isSent ? noTown : null
  if (nearWords) errors.near = nearWords
  if (income.kind === 'wrong') errors.income = income.words
  if (rent.kind === 'wrong') errors.rent = rent.words
  if (isSent && income.kind === 'none' && rent.kind === 'none') errors.income = noMoney
  const count = Object.keys(errors).length
  if (count === 0) return null
  const choices = choicesFor(asked, near)
  return { kind: 'problem' as const, heading: problemHeading(near, count, language), errors, choices }
}

function problemHeading(near: Read['near'], count: number, language: Language) {
  const { several, which, suggested, one } = finderWords[language].problems.headings
  if (count > 1) return several
  if (near?.kind === 'several') return which
  return near?.kind === 'unknown' && near.suggestions.length > 0 ? suggested : one
}

function choicesFor(asked: Asked, near: Read['near']): Choice[] {
  const places = near?.kind === 'several' ? near.places : near?.kind === 'unknown' ? near.suggestions : []
  return places.map((place) => ({
    label: fullName(place),
    note: place.county,
    href: `${finderPath}${writeQuery({ ...asked, near: place.slug })}`,
  }))
}

export function answerTo(question: Question, language: Language = 'en'): Answer {
  const found = search(question)
  return found.fitting.length > 0
    ? foundAnswer(question, found, language)
    : noneAnswer(question, found, language)
}

function foundAnswer(question: Question, found: Found, language: Language): Answer {
  const { place, miles, bedrooms, budget } = question
  const { fitting, dearer } = found
  const words = finderWords[language].found
  const listed = fitting.slice(0, maxRows)
  const ends = fitting.length > maxRows ? words.onlyNearest(maxRows) : ''
  return {
    kind: 'found',
    heading: words.heading(fitting.length, miles, fullName(place), dollars(budget)),
    rules: rulesOf(question, language),
    own: fitting[0]?.place === place ? null : ownRent(question, rentOf(place, bedrooms), language),
    paidMore: paidMoreWords(fitting, budget, language),
    map: answerMap(place, miles, { fitting, dearer, listed }, language),
    rows: listed.map((town) => rowOf(town, question, language)),
    source: joined(sourceWords(question, language), ends, leftOut(found, language)),
  }
}

function paidMoreWords(fitting: readonly Priced[], budget: number, language: Language) {
  const count = countWhere(fitting, ({ place }) => hasPaidMore(place, budget))
  if (count === 0) return null
  const { paidMore } = finderWords[language].found
  return paidMore(count, fitting.length, dollars(budget), yearsOf(sources.rents, language))
}

function hasPaidMore(place: Place, budget: number) {
  const median = comparableRent(place)
  return median !== null && median > budget && !isDoubtful({ value: median }, place)
}

function rowOf(town: Priced, { place, budget }: Question, language: Language): TownRow {
  const { nothingLeft, left, mostPaidMore } = finderWords[language].found
  const census = censusMedian(town.place, language)
  const told = hasPaidMore(town.place, budget) ? mostPaidMore(census, dollars(budget)) : census
  return {
    name: fullName(town.place),
    href: landingPath(town.place),
    where: [away(town, place, language), told].filter(Boolean).join(' · '),
    rent: dollars(town.rent),
    left: town.rent === budget ? nothingLeft : left(dollars(budget - town.rent)),
  }
}

function noneAnswer(question: Question, found: Found, language: Language): Answer {
  const { place, miles, budget } = question
  const changes = changesFor(question, found)
  const words = finderWords[language].none
  return {
    kind: 'none',
    heading: words.heading(miles, fullName(place), dollars(budget), found.hasAcross),
    rules: rulesOf(question, language),
    lead: leadOf(question, changes, language),
    changes: changeWords(question, changes, language),
    source: joined(sourceWords(question, language), leftOut(found, language)),
  }
}

function leadOf({ place, bedrooms, miles }: Question, changes: Changes, language: Language) {
  const { cheapest, smaller, farther, across } = changes
  const { homeNames, none } = finderWords[language]
  const overThere = across
    ? none.across(fullName(across.place), away(across, place, language), dollars(across.rent))
    : ''
  if (!cheapest) return joined(none.nothingOnFile, overThere)
  const mustChange = (smaller || farther ? none.oneMustChange : none.thisMustChange)(homeNames[bedrooms])
  if (farther || miles === farthest) return joined(overThere, mustChange)
  return joined(none.norFarther(farthest, across !== null), overThere, mustChange)
}

function changeWords(question: Question, changes: Changes, language: Language): Change[] {
  const { cheapest, smaller, farther } = changes
  const { homeNames, none } = finderWords[language]
  const to = (other: Partial<Question>) => `${finderPath}${queryOf({ ...question, ...other })}`
  const at = (town: Priced) => [fullName(town.place), away(town, question.place, language)] as const
  return [
    ...(cheapest
      ? [
          {
            text: joined(
              none.rent(dollars(cheapest.rent), ...at(cheapest), dollars(cheapest.rent - question.budget)),
              shareWords(question, cheapest.rent, language),
            ),
            link: lookHigher(question, upToStep(cheapest.rent), language),
          },
        ]
      : []),
    ...(smaller
      ? [
          {
            text: none.size(
              homeNames[smaller.bedrooms],
              dollars(smaller.nearest.rent),
              ...at(smaller.nearest),
            ),
            link: {
              label: none.lookFor(homeNames[smaller.bedrooms]),
              href: to({ bedrooms: smaller.bedrooms }),
            },
          },
        ]
      : []),
    ...(farther
      ? [
          {
            text: none.distance(...at(farther.nearest), dollars(farther.nearest.rent)),
            link: { label: none.lookWithin(farther.miles), href: to({ miles: farther.miles }) },
          },
        ]
      : []),
  ]
}

/** Nobody is sent to look for more than half of an income. */
function lookHigher(question: Question, rent: number, language: Language): Change['link'] {
  const { income } = question
  if (income !== null && rent > income / 2) return null
  // With the income in it the address would ask for no more than 30 % of it.
  const asked = income !== null && rent > affordable(income) ? { rent, income: null } : { rent }
  return {
    label: finderWords[language].none.lookUpTo(dollars(rent)),
    href: `${finderPath}${queryOf({ ...question, ...asked })}`,
  }
}

function shareWords({ income }: Question, rent: number, language: Language) {
  const { share, tooMuch } = finderWords[language].none
  if (income === null) return ''
  const percent = Math.ceil((rent * 100) / income)
  return upToStep(rent) > income / 2 ? tooMuch(percent) : share(percent)
}

function upToStep(rent: number) {
  return Math.ceil(rent / step) * step
}

function sourceWords({ bedrooms }: Question, language: Language) {
  const { found, homeNames } = finderWords[language]
  return found.source(homeNames[bedrooms], figures.title, yearsOf(figures, language))
}

function leftOut({ unknown, hasAcross }: Found, language: Language) {
  const words = finderWords[language].found
  return joined(
    unknown > 0 ? words.leftOut(unknown) : '',
    hasAcross ? townWords[language].reach.note.across : '',
  )
}

function joined(...sentences: string[]) {
  return sentences.filter(Boolean).join(' ')
}
