import { type IncomeLimits, incomeLimits } from '../../almanac/county.ts'
import { fairRents } from '../../almanac/fair-rents.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import { placeRow } from '../../almanac/place-row.ts'
import { sources } from '../../almanac/source.ts'
import type { LimitTable, Section } from '../../landing/sections.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { countyInSentence } from '../state-words.ts'

const heading = 'What counts as low income here'

/** What counts as low income here. */
export function lowIncome(place: Place, site: Site): Section[] {
  const limits = limitsAt(place)
  if (!limits) return [notOnFile(place)]
  const { years, asOf } = sources.incomeLimits
  return [
    {
      kind: 'incomeLimits',
      heading,
      lead: [...lendingLine(limits, site), ...rentAtTheLine(place, limits), ...whoIsBelow(place, limits)],
      table: tableOf(limits),
      note: `Before tax, everybody at home. Area median ${dollars(limits.medianFamilyIncome.value)} (HUD ${years}${asOf ? `, ${longDay(asOf)}` : ''}).`,
      facts: [limits.medianFamilyIncome, ...limits.extremelyLow, ...limits.veryLow, ...limits.low],
    },
  ]
}

/** Null where HUD sets them by town, and for New York, which lies in five counties. */
export function limitsAt(place: Place): IncomeLimits | null {
  return incomeLimits(placeRow(place).censusCounty)
}

/** What the share of the area's median that lending resources ask for means here; none where the owner names another share. */
export function areaMedianWords(place: Place, { claims }: Pick<Site, 'claims'>): string | null {
  const limits = limitsAt(place)
  if (!limits || claims.emergencyIncome !== lowShare) return null
  const [one, , three] = limits.low
  return `in ${countyOf(limits)} ${dollars(one.value)} a year for one person, ${dollars(three.value)} for three (HUD, ${one.source.years})`
}

/** HUD's line of low income, in the words of the claim. */
const lowShare = '80%'

function lendingLine({ low }: IncomeLimits, { claims }: Site): string[] {
  if (claims.emergencyIncome !== lowShare) return []
  return [
    `${claims.emergencyIncome} of area median, the line of emergency rental assistance: ${dollars(low[0].value)} for one, ${dollars(low[2].value)} for three.`,
  ]
}

/** Thirty of a hundred of an income at the middle line, against the fair rent of the smallest home with a bedroom. */
function rentAtTheLine(place: Place, { veryLow }: IncomeLimits): string[] {
  const fair = fairRents(place)?.byBedrooms[1]
  if (!fair) return []
  const carried = Math.floor((veryLow[1].value * 0.3) / 12)
  const gap = fair.value - carried
  const against =
    gap > 0 ? `${dollars(gap)} short of one bedroom` : `${dollars(-gap)} more than one bedroom asks`
  return [`Two people at the 50% line carry ${dollars(carried)}, ${against}.`]
}

/** Where a full week at the lowest wage and the middle household stand on the ladder of one and of three people. */
function whoIsBelow(place: Place, limits: IncomeLimits): string[] {
  const { income, isTopIncome } = peopleAndHomes(place)
  return [
    income && income.of.kind === 'place' && !isTopIncome
      ? `The median household of ${income.of.name}, ${dollars(income.value)} (${income.source.short}): ${rungOf(income.value, limits, 2)} for three.`
      : '',
  ].filter(Boolean)
}

function rungOf(income: number, { extremelyLow, veryLow, low }: IncomeLimits, people: 0 | 2) {
  const lines = [
    ['30%', extremelyLow[people].value],
    ['50%', veryLow[people].value],
    ['80%', low[people].value],
  ] as const
  const above = lines.findIndex(([, line]) => income < line)
  const line = lines[above]
  if (!line) return `${dollars(income - low[people].value)} above the 80% line`
  return `${dollars(line[1] - income)} under the ${line[0]} line`
}

function tableOf(limits: IncomeLimits): LimitTable {
  const bands = [limits.extremelyLow, limits.veryLow, limits.low]
  return {
    caption: `HUD income limits of ${countyOf(limits)}, ${limits.low[0].source.years}`,
    columns: [
      { name: 'Extremely low', line: '30% line' },
      { name: 'Very low', line: '50% line' },
      { name: 'Low', line: '80% line' },
    ],
    rows: ([0, 1, 2, 3] as const).map((index) => ({
      people: index + 1,
      amounts: bands.map((band) => dollars(band[index].value)),
    })),
  }
}

function countyOf({ low }: IncomeLimits) {
  return countyInSentence(low[0].of.name)
}

function notOnFile(place: Place): Section {
  const { censusCounty } = placeRow(place)
  const why = censusCounty
    ? `HUD sets these limits town by town in this part of the country, and those of ${place.name} are not on file yet.`
    : `Our table goes by county, and ${place.name} lies in several.`
  return {
    kind: 'incomeLimits',
    heading,
    lead: [why],
    table: null,
    facts: [],
    missing: 'Not on file yet. The housing office knows the limits.',
    note: 'A year’s income before tax of everybody at home. Most vouchers and public housing go by it.',
  }
}
