import { amountIn } from '../platform/us-number.ts'
import type { Place, Use, Warning } from './claim-use.ts'
import { type ClaimName, type ClaimRegister, isZero } from './claims.ts'
import { hoursIn } from './hours-in.ts'
import { wordsFor, wordsOf } from './say-claims.ts'
import { testimonials } from './testimonials.ts'
import { warningWords } from './warning-words.ts'

const words = warningWords.en

type Facts = {
  claims: ClaimRegister
  /** The claims whose basis the owner wrote down. */
  noted: ReadonlySet<ClaimName>
  uses: ReadonlyMap<string, Use[]>
  lines: (Place & { text: string })[]
}

type Rule = (facts: Facts) => Warning | null

/** What does not go together, and what needs a reason. Each rule looks at the values as they are now. */
const rules: Rule[] = [
  guaranteedAndNot,
  differentTimes('landlordApproval', 'approvalTime', words.approvalTimes),
  differentTimes('specialistResponse', 'localResponse', words.answerTimes),
  deliveryUnexplained,
  amountsOutsideTheRange,
  moreTodayThanInAll,
  twoForLessThanOne,
  rentsOutOfOrder,
  measuredWithoutBasis,
]

export function warningsAbout(facts: Facts): Warning[] {
  return rules.flatMap((rule) => rule(facts) ?? [])
}

/** Said in words on the pages, not only in the register: so the pages are read. */
function guaranteedAndNot({ claims, lines }: Facts): Warning | null {
  const denials = lines.filter(({ text }) => /\bnot guaranteed\b|\b(do not|cannot|no) guarantee/i.test(text))
  const promises = lines.filter((line) => /\bguaranteed\b/i.test(line.text) && !denials.includes(line))
  const isPromised = /guarante/i.test(wordsFor(claims.guaranteedApproval))
  if (denials.length === 0 || (promises.length === 0 && !isPromised)) return null
  return {
    ...words.guaranteedAndNot,
    claims: named(claims, ['guaranteedApproval', 'approvalTime']),
    uses: gathered([...promises, ...denials]),
  }
}

function differentTimes(
  one: ClaimName,
  other: ClaimName,
  title: (one: string, other: string) => string,
): Rule {
  return ({ claims, uses }) => {
    const [first, second] = [hoursIn(wordsFor(claims[one])), hoursIn(wordsFor(claims[other]))]
    if (!first || !second || (first.from <= second.to && second.from <= first.to)) return null
    return {
      title: title(wordsFor(claims[one]), wordsFor(claims[other])),
      why: words.differentTimes,
      claims: named(claims, [one, other]),
      uses: [...(uses.get(one) ?? []), ...(uses.get(other) ?? [])],
    }
  }
}

/** Pages leave out what our own delivery time means once the owner has another. */
function deliveryUnexplained({ claims, uses }: Facts): Warning | null {
  const { kitDelivery, kitDeliveryMeans } = claims
  if (!isZero(wordsOf(claims), 'kitDeliveryMeans')) return null
  return {
    title: words.delivery.title(kitDelivery.value, kitDeliveryMeans.value),
    why: words.delivery.why,
    claims: named(claims, ['kitDelivery', 'kitDeliveryMeans']),
    uses: uses.get('kitDelivery') ?? [],
  }
}

function amountsOutsideTheRange({ claims, uses }: Facts): Warning | null {
  const [low, high] = claims.fundingRange.value
  const states = (['fundingTexas', 'fundingCalifornia', 'fundingFlorida'] as const).filter((name) => {
    const [least, most] = claims[name].value
    return least < low || most > high
  })
  const told = testimonials.flatMap(({ amount, name, location }) =>
    amount && (amountIn(amount) < low || amountIn(amount) > high)
      ? [
          {
            text: words.outsideRange.told(name, amount, location),
            places: [{ page: words.outsideRange.testimonials, path: '/testimonials' }],
          },
        ]
      : [],
  )
  if (states.length === 0 && told.length === 0) return null
  return {
    title: words.outsideRange.title(low, high),
    why: words.outsideRange.why,
    claims: named(claims, ['fundingRange', ...states]),
    uses: [...told, ...states.flatMap((name) => uses.get(name) ?? [])],
  }
}

/** What is due before delivery is the rest: there must be one. */
function moreTodayThanInAll({ claims, uses }: Facts): Warning | null {
  const { kitOneAdult, kitTodayOneAdult } = claims
  if (kitTodayOneAdult.value <= kitOneAdult.value) return null
  return {
    title: words.moreToday.title,
    why: words.moreToday.why(kitTodayOneAdult.value, kitOneAdult.value),
    claims: named(claims, ['kitOneAdult', 'kitTodayOneAdult']),
    uses: uses.get('kitOneAdult') ?? [],
  }
}

function twoForLessThanOne({ claims, uses }: Facts): Warning | null {
  const { kitOneAdult, kitTwoAdults, kitTodayOneAdult, kitTodayTwoAdults, numberOneAdult, numberTwoAdults } =
    claims
  const names = [
    ...(kitTwoAdults.value < kitOneAdult.value ? (['kitOneAdult', 'kitTwoAdults'] as const) : []),
    ...(kitTodayTwoAdults.value[0] < kitTodayOneAdult.value
      ? (['kitTodayOneAdult', 'kitTodayTwoAdults'] as const)
      : []),
    ...(numberTwoAdults.value < numberOneAdult.value ? (['numberOneAdult', 'numberTwoAdults'] as const) : []),
  ]
  if (names.length === 0) return null
  return {
    ...words.twoForLess,
    claims: named(claims, names),
    uses: names.flatMap((name) => uses.get(name) ?? []),
  }
}

/** Mid-range is what lies between the other two. */
function rentsOutOfOrder({ claims, uses }: Facts): Warning | null {
  const { standardRent, luxuryRent } = claims
  if (standardRent.value[1] < luxuryRent.value) return null
  return {
    title: words.rentsOutOfOrder.title,
    why: words.rentsOutOfOrder.why(standardRent.value[1], luxuryRent.value),
    claims: named(claims, ['standardRent', 'luxuryRent']),
    uses: uses.get('midRangeRent') ?? [],
  }
}

export const withoutBasis = words.withoutBasis.title

/** Numbers somebody must have counted: a price needs no proof, a success rate does. */
export const measuredClaims = [
  'approvalRate',
  'approvalTexas',
  'approvalCalifornia',
  'approvalFlorida',
  'localSuccessRate',
  'familiesHoused',
  'fundsProvided',
  'rentersHelpedByKit',
  'residentsHelped',
  'localProperties',
] as const satisfies ClaimName[]

function measuredWithoutBasis({ claims, noted }: Facts): Warning | null {
  const open = measuredClaims.filter((name) => claims[name].value !== 0 && !noted.has(name))
  if (open.length === 0) return null
  return {
    ...words.withoutBasis,
    claims: named(claims, open),
    uses: [],
  }
}

function named(claims: ClaimRegister, names: readonly ClaimName[]) {
  return names.map((name) => ({ name, label: claims[name].label, words: wordsFor(claims[name]) }))
}

function gathered(lines: Facts['lines']): Use[] {
  const uses = new Map<string, Use>()
  for (const { text, page, path } of lines) {
    const use = uses.get(text) ?? { text, places: [] }
    if (!use.places.some((place) => place.page === page)) use.places.push({ page, path })
    uses.set(text, use)
  }
  return [...uses.values()]
}
