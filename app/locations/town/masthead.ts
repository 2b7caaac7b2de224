import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import type { PartLink, PlateRow, Section } from '../../landing/sections.ts'
import type { Language } from '../../platform/language.ts'
import { dollars, grouped } from '../../platform/us-number.ts'
import type { Place } from '../place.ts'
import { countyInSentence } from '../state-words.ts'
import { townWords } from '../town-words.ts'
import { populationFact } from './place-facts.ts'

const mostRows = 6

/** The town in one line, and what stands on the page. */
export function masthead(place: Place, contents: PartLink[], language: Language): Section[] {
  return [{ kind: 'masthead', rows: plateRows(place, language).slice(0, mostRows), contents }]
}

/** What sets the town apart first; the rest fills the line where little is known. */
function plateRows(place: Place, language: Language): PlateRow[] {
  const { masthead: words, places } = townWords[language]
  const { county, metro, yearBuilt, isOldestBuilt, vacancy, commute, income, isTopIncome } =
    peopleAndHomes(place)
  const people = populationFact(place)
  const halfPay = county?.payingHalf ?? null
  return [
    {
      label: words.people.label,
      value: grouped(people.value),
      note:
        place.populationYears === '2020' ? words.people.counted : words.people.estimated(people.source.years),
      fact: people,
    },
    whereabouts(county?.name ?? null, metro, language),
    ...(halfPay
      ? [
          {
            label: words.halfPay.label,
            value: `${halfPay.value}%`,
            note: words.halfPay.note(countyInSentence(halfPay.of.name, language), halfPay.source.years),
            fact: halfPay,
          },
        ]
      : []),
    ...(yearBuilt
      ? [
          {
            label: words.built.label,
            value: (isOldestBuilt ? words.built.oldest : words.built.around)(yearBuilt.value),
            note: words.built.note(yearBuilt.source.years),
            fact: yearBuilt,
          },
        ]
      : []),
    ...(vacancy
      ? [{ label: words.empty, value: `${vacancy.value}%`, note: vacancy.source.years, fact: vacancy }]
      : []),
    ...(commute
      ? [
          {
            label: words.commute.label,
            value: words.commute.minutes(Math.round(commute.value)),
            note: words.commute.note(commute.source.years),
            fact: commute,
          },
        ]
      : []),
    ...(income
      ? [
          {
            label: words.income.label,
            value: isTopIncome ? places.over(dollars(income.value)) : dollars(income.value),
            note: words.income.note(countyInSentence(income.of.name, language), income.source.years),
            fact: income,
          },
        ]
      : []),
    position(place, language),
  ]
}

function whereabouts(county: string | null, metro: string | null, language: Language): PlateRow {
  const { metro: words, counties } = townWords[language].masthead
  const [main = '', ...others] = metro?.replace(/^Town of |,.*/g, '').split(betweenTowns) ?? []
  if (!county) return { label: words.label, value: main, note: words.others(others), fact: null }
  const { kind, name } = countyKind(county)
  return {
    label: counties[kind],
    value: name,
    note: metro ? words.area(main) : words.outside,
    fact: null,
  }
}

/** The towns an area is named after; Winston-Salem is one. */
const betweenTowns = /(?<!^Winston)--?/

/** 'Juneau City and Borough' is Juneau, a city and borough; the census writes 'Norfolk city' of a city in no county. */
function countyKind(county: string): { kind: keyof typeof townWords.en.masthead.counties; name: string } {
  if (county === 'District of Columbia') return { kind: county, name: county }
  if (county === 'Carson City') return { kind: 'city', name: county }
  const kinds = [
    'County',
    'Parish',
    'City and Borough',
    'Borough',
    'Census Area',
    'Municipality',
    'Planning Region',
    'city',
  ] as const
  const kind = kinds.find((one) => county.endsWith(` ${one}`))
  return kind ? { kind, name: county.slice(0, -kind.length - 1) } : { kind: 'County', name: county }
}

function position({ lat, lng }: Place, language: Language): PlateRow {
  const words = townWords[language].masthead.position
  return {
    label: words.label,
    value: words.north(lat.toFixed(2)),
    note: (lng < 0 ? words.west : words.east)(Math.abs(lng).toFixed(2)),
    fact: null,
  }
}
