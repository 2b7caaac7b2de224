import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import { ruleWords } from '../../almanac/rule-words.ts'
import { yearsOf } from '../../almanac/source.ts'
import { federalWage, minimumWageNote } from '../../almanac/state-facts.ts'
import type { Language } from '../../platform/language.ts'
import { dollars, exactDollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Place } from '../place.ts'
import { countyInSentence, inSentence } from '../state-words.ts'
import { townWords } from '../town-words.ts'
import type { RentFacts } from './rent-facts.ts'
import { carriedByIncome, carriedByWage, wageFor } from './rent-table.ts'

type Words = (typeof townWords)['en']['homeCosts']
type Verdict = Parameters<Words['wage']>[1]
type Reach = Parameters<Words['income']>[1]

/** The sentence that stands out, and what it rests on. */
export function readingOf(known: RentFacts, place: Place, language: Language) {
  const { wage } = known
  const income = incomeSentence(known, language)
  const text = [income, neededWage(known, language)]
  if (wage) return { strong: wageSentence(known, wage, place, language), text }
  const { noWage } = townWords[language].homeCosts
  return { strong: income, text: [noWage(inSentence(stateNameOf(place.state), language))] }
}

/** What full-time work at the lowest wage carries here. */
function wageSentence({ fair, median }: RentFacts, wage: Fact, place: Place, language: Language) {
  const carried = carriedByWage(wage.value)
  const note = minimumWageNote(place)
  return townWords[language].homeCosts.wage(
    {
      hourly: exactDollars(wage.value),
      state: isOfState(wage, place) ? inSentence(stateNameOf(place.state), language) : null,
      asOf: yearsOf(wage.source, language),
      note: note && ruleWords(note, language),
      carried: dollars(carried),
    },
    verdictOn(carried, fair, median),
  )
}

/** Above the federal one, which holds everywhere; the District of Columbia is its one city. */
function isOfState({ value }: Fact, { state }: Place) {
  return value > federalWage && state !== 'DC'
}

/** The hour's pay from which forty hours a week carry a home. */
function neededWage({ fair, median }: RentFacts, language: Language) {
  const own = median && median.of.kind === 'place' && !median.isTop ? median : null
  if (!own && !fair) return ''
  const needed = ({ value }: Fact) => exactDollars(wageFor(value))
  return townWords[language].homeCosts.needed({
    median: own && needed(own),
    sizes: fair && { one: needed(fair.byBedrooms[1]), two: needed(fair.byBedrooms[2]) },
  })
}

function verdictOn(carried: number, fair: FairRents | null, median: Fact | null): Verdict {
  if (!fair) {
    if (!median) return { kind: 'nothing known' }
    const gap = median.value - carried
    return gap > 0 ? { kind: 'short of the median', gap: dollars(gap) } : { kind: 'covers the median' }
  }
  const size = largestWithin(fair, carried)
  if (size === null) return { kind: 'short of a studio', gap: dollars(fair.byBedrooms[0].value - carried) }
  if (size === 4) return { kind: 'every size' }
  const next = sizeAfter(size)
  return { kind: 'up to', size, next, gap: dollars(fair.byBedrooms[next].value - carried) }
}

/** What the household in the middle could pay. */
function incomeSentence({ fair, income, isTopIncome }: RentFacts, language: Language) {
  if (!income) return ''
  const { homeCosts, places } = townWords[language]
  const said = (amount: number) => (isTopIncome ? places.over(dollars(amount)) : dollars(amount))
  const carried = carriedByIncome(income.value)
  const household = {
    of: countyInSentence(income.of.name, language),
    income: said(income.value),
    years: income.source.years,
    carried: said(carried),
  }
  return homeCosts.income(household, reachWith(carried, fair))
}

function reachWith(carried: number, fair: FairRents | null): Reach {
  if (!fair) return { kind: 'by the rule' }
  const size = largestWithin(fair, carried)
  if (size === null) return { kind: 'no size' }
  if (size === 4) return { kind: 'every size' }
  const next = sizeAfter(size)
  const gap = fair.byBedrooms[next].value - carried
  return gap <= carried * 0.1 ? { kind: 'nearly', size, next, gap: dollars(gap) } : { kind: 'up to', size }
}

function largestWithin({ byBedrooms }: FairRents, rent: number) {
  return ([4, 3, 2, 1, 0] as const).find((bedrooms) => byBedrooms[bedrooms].value <= rent) ?? null
}

function sizeAfter(bedrooms: 0 | 1 | 2 | 3) {
  return ([1, 2, 3, 4] as const)[bedrooms]
}
