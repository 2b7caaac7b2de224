import { type IncomeLimits, incomeLimits } from '../../almanac/county.ts'
import { fairRents } from '../../almanac/fair-rents.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import { placeRow } from '../../almanac/place-row.ts'
import { shortOf, sources, yearsOf } from '../../almanac/source.ts'
import type { LimitTable, Section } from '../../landing/sections.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { countyInSentence } from '../state-words.ts'
import { townWords } from '../town-words.ts'

/** What counts as low income here. */
export function lowIncome(place: Place, site: Site): Section[] {
  const limits = limitsAt(place)
  const { language } = site
  if (!limits) return [notOnFile(place, language)]
  const words = townWords[language].limits
  const { asOf } = sources.incomeLimits
  return [
    {
      kind: 'incomeLimits',
      heading: words.heading,
      lead: [
        ...lendingLine(limits, site),
        ...rentAtTheLine(place, limits, language),
        ...whoIsBelow(place, limits, language),
      ],
      table: tableOf(limits, language),
      note: words.note(
        dollars(limits.medianFamilyIncome.value),
        yearsOf(sources.incomeLimits, language),
        asOf && longDay(asOf, language),
      ),
      facts: [limits.medianFamilyIncome, ...limits.extremelyLow, ...limits.veryLow, ...limits.low],
    },
  ]
}

/** Null where HUD sets them by town, and for New York, which lies in five counties. */
export function limitsAt(place: Place): IncomeLimits | null {
  return incomeLimits(placeRow(place).censusCounty)
}

/** What the share of the area's median that lending resources ask for means here; none where the owner names another share. */
export function areaMedianWords(
  place: Place,
  { claims, language }: Pick<Site, 'claims' | 'language'>,
): string | null {
  const limits = limitsAt(place)
  if (!limits || claims.emergencyIncome !== lowShare) return null
  const [one, , three] = limits.low
  return townWords[language].limits.areaMedian(
    countyOf(limits, language),
    dollars(one.value),
    dollars(three.value),
    yearsOf(one.source, language),
  )
}

/** HUD's line of low income, in the words of the claim. */
const lowShare = '80%'

function lendingLine({ low }: IncomeLimits, { claims, language }: Site): string[] {
  if (claims.emergencyIncome !== lowShare) return []
  return [
    townWords[language].limits.emergency(
      claims.emergencyIncome,
      dollars(low[0].value),
      dollars(low[2].value),
    ),
  ]
}

/** Thirty of a hundred of an income at the middle line, against the fair rent of the smallest home with a bedroom. */
function rentAtTheLine(place: Place, { veryLow }: IncomeLimits, language: Language): string[] {
  const fair = fairRents(place)?.byBedrooms[1]
  if (!fair) return []
  const carried = Math.floor((veryLow[1].value * 0.3) / 12)
  const gap = fair.value - carried
  const { short, enough, exact } = townWords[language].limits.atTheLine
  if (gap === 0) return [exact(dollars(carried))]
  return [(gap > 0 ? short : enough)(dollars(carried), dollars(Math.abs(gap)))]
}

/** Where a full week at the lowest wage and the middle household stand on the ladder of one and of three people. */
function whoIsBelow(place: Place, limits: IncomeLimits, language: Language): string[] {
  const { income, isTopIncome } = peopleAndHomes(place)
  if (income?.of.kind !== 'place' || isTopIncome) return []
  return [
    townWords[language].limits.median(
      income.of.name,
      dollars(income.value),
      shortOf(income.source, language),
      rungOf(income.value, limits, 2),
    ),
  ]
}

function rungOf(income: number, { extremelyLow, veryLow, low }: IncomeLimits, people: 0 | 2) {
  const lines = [
    ['30%', extremelyLow[people].value],
    ['50%', veryLow[people].value],
    ['80%', low[people].value],
  ] as const
  const exact = lines.find(([, line]) => income === line)
  if (exact) return { amount: null, line: exact[0], isAbove: false }
  const above = lines.findIndex(([, line]) => income < line)
  const line = lines[above]
  if (!line) return { amount: dollars(income - low[people].value), line: '80%', isAbove: true } as const
  return { amount: dollars(line[1] - income), line: line[0], isAbove: false }
}

function tableOf(limits: IncomeLimits, language: Language): LimitTable {
  const words = townWords[language].limits.table
  const bands = [limits.extremelyLow, limits.veryLow, limits.low]
  return {
    caption: words.caption(countyOf(limits, language), yearsOf(limits.low[0].source, language)),
    columns: words.columns,
    rows: ([0, 1, 2, 3] as const).map((index) => ({
      people: index + 1,
      amounts: bands.map((band) => dollars(band[index].value)),
    })),
  }
}

function countyOf({ low }: IncomeLimits, language: Language) {
  return countyInSentence(low[0].of.name, language)
}

function notOnFile(place: Place, language: Language): Section {
  const { heading, missing } = townWords[language].limits
  const { censusCounty } = placeRow(place)
  const why = censusCounty ? missing.byTown(place.name) : missing.severalCounties(place.name)
  return {
    kind: 'incomeLimits',
    heading,
    lead: [why],
    table: null,
    facts: [],
    missing: missing.text,
    note: missing.note,
  }
}
