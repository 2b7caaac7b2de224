import type { TownMap } from '../landing/sections.ts'
import { landingPath } from '../locations/paths.ts'
import type { Place } from '../locations/place.ts'
import { dollars } from '../platform/us-number.ts'
import { answerMap } from './answer-map.ts'
import { step } from './money.ts'
import { type Asked, type Question, queryOf, type Read, sizes, writeQuery } from './question.ts'
import { type Changes, changesFor, type Found, type Priced, rentOf, search } from './search.ts'
import {
  away,
  figures,
  fullName,
  homeNames,
  nearProblem,
  ownRent,
  rulesOf,
  sizeNames,
  towns,
  unknownRents,
} from './words.ts'

export const finderPath = '/rent-finder'

export type TownRow = { name: string; href: string; where: string; rent: string; left: string }
export type Change = { text: string; label: string; href: string }
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
      map: TownMap
      rows: TownRow[]
      source: string
    }
  | { kind: 'none'; heading: string; rules: string; lead: string; changes: Change[]; source: string }

const maxRows = 60
const maxChoices = 12

export function startAnswer({ near }: Read): Answer {
  return { kind: 'start', local: near?.kind === 'place' ? localRents(near.place) : null }
}

function localRents(place: Place) {
  const known = sizes.filter((size) => rentOf(place, size) > 0)
  if (known.length === 0)
    return `No fair rent is on file for ${fullName(place)}; towns around it may have one.`
  const list = known.map((size) => `${sizeNames[size]} ${dollars(rentOf(place, size))}`)
  return `Fair rents in ${fullName(place)} (${figures.short}): ${list.join(', ')}.`
}

/** Null when nothing stands in the way of an answer. */
export function problemAnswer(asked: Asked, { near, income, rent, isSent }: Read): Answer | null {
  const errors: Errors = {}
  const nearWords = near ? nearProblem(near) : isSent ? 'Write a town or a ZIP code.' : null
  if (nearWords) errors.near = nearWords
  if (income.kind === 'wrong') errors.income = income.words
  if (rent.kind === 'wrong') errors.rent = rent.words
  if (isSent && income.kind === 'none' && rent.kind === 'none')
    errors.income = 'Write your income, or the rent you can pay.'
  const count = Object.keys(errors).length
  if (count === 0) return null
  const choices = choicesFor(asked, near)
  return { kind: 'problem', heading: problemHeading(near, count), errors, choices }
}

function problemHeading(near: Read['near'], count: number) {
  if (count > 1) return 'Almost there'
  if (near?.kind === 'several') return 'Which one do you mean?'
  return near?.kind === 'unknown' && near.suggestions.length > 0
    ? 'Do you mean one of these?'
    : 'One more thing'
}

function choicesFor(asked: Asked, near: Read['near']): Choice[] {
  const places = near?.kind === 'several' ? near.places : near?.kind === 'unknown' ? near.suggestions : []
  return places.slice(0, maxChoices).map((place) => ({
    label: fullName(place),
    note: place.county,
    href: `${finderPath}${writeQuery({ ...asked, near: place.slug })}`,
  }))
}

export function answerTo(question: Question): Answer {
  const found = search(question)
  return found.fitting.length > 0 ? foundAnswer(question, found) : noneAnswer(question, found)
}

function foundAnswer(question: Question, found: Found): Answer {
  const { place, miles, bedrooms, budget } = question
  const { fitting, dearer, unknown } = found
  const listed = fitting.slice(0, maxRows)
  const fit = fitting.length === 1 ? 'fits' : 'fit'
  const ends = fitting.length > maxRows ? ` The list has the ${maxRows} nearest.` : ''
  return {
    kind: 'found',
    heading: `${towns(fitting.length)} within ${miles} miles of ${fullName(place)} ${fit} ${dollars(budget)} a month`,
    rules: rulesOf(question),
    own: fitting[0]?.place === place ? null : ownRent(question, rentOf(place, bedrooms)),
    map: answerMap(place, miles, { fitting, dearer, listed }),
    rows: listed.map((town) => rowOf(town, budget)),
    source: `${sourceWords(question)}${ends}${unknownRents(unknown)}`,
  }
}

function rowOf(town: Priced, budget: number): TownRow {
  return {
    name: fullName(town.place),
    href: landingPath(town.place),
    where: away(town),
    rent: dollars(town.rent),
    left: town.rent === budget ? 'nothing left over' : `${dollars(budget - town.rent)} left over`,
  }
}

function noneAnswer(question: Question, found: Found): Answer {
  const { place, miles, bedrooms, budget } = question
  const changes = changesFor(question, found)
  return {
    kind: 'none',
    heading: `No town within ${miles} miles of ${fullName(place)} fits ${dollars(budget)} a month`,
    rules: rulesOf(question),
    lead: changes.cheapest
      ? `${tooFar(changes)}For ${homeNames[bedrooms]} one of these would have to change:`
      : 'No fair rent is on file that near, so there is nothing to compare.',
    changes: changeWords(question, changes),
    source: `${sourceWords(question)}${unknownRents(found.unknown)}`,
  }
}

function tooFar({ farther }: Changes) {
  return farther ? '' : 'Nor does any within 100 miles. '
}

function changeWords(question: Question, { cheapest, smaller, farther }: Changes): Change[] {
  const { budget } = question
  const to = (other: Partial<Question>) => `${finderPath}${queryOf({ ...question, ...other })}`
  return [
    ...(cheapest
      ? [
          {
            text: `The rent: the lowest here is ${dollars(cheapest.rent)} in ${fullName(cheapest.place)}, ${away(cheapest)}. That is ${dollars(cheapest.rent - budget)} a month more.`,
            label: `Look up to ${dollars(upToStep(cheapest.rent))}`,
            href: to({ rent: upToStep(cheapest.rent) }),
          },
        ]
      : []),
    ...(smaller
      ? [
          {
            text: `The size: ${homeNames[smaller.bedrooms]} costs ${dollars(smaller.nearest.rent)} in ${fullName(smaller.nearest.place)}, ${away(smaller.nearest)}.`,
            label: `Look for ${homeNames[smaller.bedrooms]}`,
            href: to({ bedrooms: smaller.bedrooms }),
          },
        ]
      : []),
    ...(farther
      ? [
          {
            text: `The distance: the nearest town that fits is ${fullName(farther.nearest.place)}, ${away(farther.nearest)}, at ${dollars(farther.nearest.rent)}.`,
            label: `Look within ${farther.miles} miles`,
            href: to({ miles: farther.miles }),
          },
        ]
      : []),
  ]
}

function upToStep(rent: number) {
  return Math.ceil(rent / step) * step
}

function sourceWords({ bedrooms }: Question) {
  return `Fair rent a month for ${homeNames[bedrooms]} with utilities: ${figures.title} ${figures.years}. Miles are straight lines.`
}
