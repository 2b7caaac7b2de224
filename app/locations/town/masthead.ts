import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import type { PartLink, PlateRow, Section } from '../../landing/sections.ts'
import { dollars, grouped } from '../../platform/us-number.ts'
import type { Place } from '../place.ts'
import { inSentence } from '../state-words.ts'
import { populationFact } from './place-facts.ts'

const mostRows = 6

/** The town in one line, and what stands on the page. */
export function masthead(place: Place, contents: PartLink[]): Section[] {
  return [{ kind: 'masthead', rows: plateRows(place).slice(0, mostRows), contents }]
}

/** What sets the town apart first; the rest fills the line where little is known. */
function plateRows(place: Place): PlateRow[] {
  const { county, metro, yearBuilt, isOldestBuilt, vacancy, commute, income, isTopIncome } =
    peopleAndHomes(place)
  const people = populationFact(place)
  const halfPay = county?.payingHalf ?? null
  return [
    {
      label: 'People',
      value: grouped(people.value),
      note: place.populationYears === '2020' ? '2020 count' : `estimate ${people.source.years}`,
      fact: people,
    },
    whereabouts(county?.name ?? null, metro),
    ...(halfPay
      ? [
          {
            label: 'Hard-pressed',
            value: `${halfPay.value}%`,
            note: `of renters in ${inSentence(halfPay.of.name)} pay half their income or more, ${halfPay.source.years}`,
            fact: halfPay,
          },
        ]
      : []),
    ...(yearBuilt
      ? [
          {
            label: 'Homes built',
            value: isOldestBuilt ? `${yearBuilt.value} or earlier` : `around ${yearBuilt.value}`,
            note: `median, ${yearBuilt.source.years}`,
            fact: yearBuilt,
          },
        ]
      : []),
    ...(vacancy
      ? [{ label: 'Rentals empty', value: `${vacancy.value}%`, note: vacancy.source.years, fact: vacancy }]
      : []),
    ...(commute
      ? [
          {
            label: 'Way to work',
            value: `${Math.round(commute.value)} minutes`,
            note: `one way, ${commute.source.years}`,
            fact: commute,
          },
        ]
      : []),
    ...(income
      ? [
          {
            label: 'Household income',
            value: `${isTopIncome ? 'over ' : ''}${dollars(income.value)}`,
            note: `median of ${income.of.name}, ${income.source.years}`,
            fact: income,
          },
        ]
      : []),
    position(place),
  ]
}

function whereabouts(county: string | null, metro: string | null): PlateRow {
  const [main = '', ...others] = metro?.replace(/^Town of |,.*/g, '').split('-') ?? []
  if (!county) return { label: 'Metro area', value: main, note: `with ${others.join(' and ')}`, fact: null }
  const [, name = county, kind = 'County'] =
    /^(.*) (County|Parish|Borough|Census Area|Municipality|Planning Region)$/.exec(county) ?? []
  return { label: kind, value: name, note: metro ? `${main} area` : 'outside every metro area', fact: null }
}

function position({ lat, lng }: Place): PlateRow {
  return {
    label: 'Position',
    value: `${lat.toFixed(2)}° N`,
    note: `${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`,
    fact: null,
  }
}
