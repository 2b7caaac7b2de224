import type { Language } from '../platform/language.ts'
import { dollars, grouped, milesText, millionsIn } from '../platform/us-number.ts'
import {
  type Claim,
  type ClaimName,
  type ClaimRegister,
  type Claims,
  claimRegister,
  type DerivedName,
  type NameOf,
  zeroIn,
} from './claims.ts'
import { registerWords } from './register-words.ts'
import { claimValues } from './values.ts'
import { claimWords } from './words.ts'

/** What follows from others is not typed: who changes one price changes every page that speaks of it. */
export const derivedClaims = {
  fullServiceTotal: ({ setupFee, placementFee }: ClaimRegister) => ({
    kind: 'price',
    label: registerWords.en.labels.fullServiceTotal,
    value: wholeCents(setupFee.value + placementFee.value),
  }),
  kitBeforeDelivery: ({ kitOneAdult, kitTodayOneAdult }: ClaimRegister) => ({
    kind: 'price',
    label: registerWords.en.labels.kitBeforeDelivery,
    value: wholeCents(Math.max(0, kitOneAdult.value - kitTodayOneAdult.value)),
  }),
  /** Whoever pays all of it today owes no rest. */
  kitOneAdultDue: ({ kitOneAdult, kitTodayOneAdult }: ClaimRegister, language: Language) => {
    const rest = wholeCents(kitOneAdult.value - kitTodayOneAdult.value)
    const { kitDue, kitAllLater, kitAllToday } = claimWords[language].derived
    const isPaidLater = kitTodayOneAdult.value === 0
    return {
      kind: 'words',
      label: registerWords.en.labels.kitOneAdultDue,
      value:
        rest <= 0
          ? kitAllToday
          : isPaidLater
            ? kitAllLater
            : kitDue(dollars(kitTodayOneAdult.value), dollars(rest)),
    }
  },
  refundAfterDenials: ({ corporateRefund: { value } }: ClaimRegister, language: Language) => ({
    kind: 'words',
    label: registerWords.en.labels.refundAfterDenials,
    value:
      value === 100 ? claimWords[language].derived.fullRefund : claimWords[language].derived.refundOf(value),
  }),
  performanceStart: ({ performanceUpfront: { value } }: ClaimRegister, language: Language) => {
    const { nothingUntilApproved, onlyUntilApproved } = claimWords[language].derived
    return {
      kind: 'words',
      label: registerWords.en.labels.performanceStart,
      value: value === 0 ? nothingUntilApproved : onlyUntilApproved(dollars(value)),
    }
  },
  kitRestTwoAdults: ({ kitTwoAdults, kitTodayTwoAdults }: ClaimRegister) => {
    const rest = (today: number) => wholeCents(Math.max(0, kitTwoAdults.value - today))
    const [least, most] = kitTodayTwoAdults.value
    return {
      kind: 'range',
      label: registerWords.en.labels.kitRestTwoAdults,
      value: [rest(most), rest(least)],
    }
  },
  midRangeRent: ({ standardRent, luxuryRent }: ClaimRegister) => ({
    kind: 'range',
    label: registerWords.en.labels.midRangeRent,
    value: [standardRent.value[1], luxuryRent.value],
  }),
} satisfies Record<DerivedName, (register: ClaimRegister, language: Language) => Claim>

/** `own`: the owner's words in that language. */
export function wordsOf(
  register: ClaimRegister,
  language: Language = 'en',
  own: Partial<ClaimPhrases> = {},
): Claims {
  const spoken = { ...register, ...phrasesIn(register, language, own) }
  const typed = Object.entries(spoken).map(([name, claim]) => [name, wordsFor(claim, language)])
  const derived = Object.entries(derivedClaims).map(([name, derive]) => [
    name,
    wordsFor(derive(spoken, language), language),
  ])
  return {
    ...Object.fromEntries([...typed, ...derived]),
    language,
    zero: [...zeroIn(register), ...outdated(register, spoken, language)],
  }
}

/** What our delivery time means explains no other one; the English one says which it is. */
function outdated(
  { kitDelivery }: ClaimRegister,
  { kitDeliveryMeans }: ClaimRegister,
  language: Language,
): ClaimName[] {
  const isOutdated =
    kitDelivery.value !== claimRegister.kitDelivery.value &&
    kitDeliveryMeans.value === claimValues[language].kitDeliveryMeans
  return isOutdated ? ['kitDeliveryMeans'] : []
}

/** What is said in words, by the name of its claim. */
export type ClaimPhrases = Record<NameOf<'words'>, string>

/** The owner's words, else ours; where the owner changed the English words and gave no others, the English ones. */
function phrasesIn(register: ClaimRegister, language: Language, own: Partial<ClaimPhrases>) {
  if (language === 'en') return {}
  const phrases: ClaimPhrases = claimValues[language]
  const names = Object.keys(phrases) as NameOf<'words'>[]
  const said = (name: NameOf<'words'>) =>
    own[name] ?? (register[name].value === claimRegister[name].value ? phrases[name] : register[name].value)
  return Object.fromEntries(names.map((name) => [name, { ...register[name], value: said(name) }])) as Pick<
    ClaimRegister,
    NameOf<'words'>
  >
}

/** A mark in place of the words of each claim, to find where pages show them. */
export function markedClaims(
  mark: (name: string) => string,
  { language, zero }: Pick<Claims, 'language' | 'zero'> = wordsOf(claimRegister),
): Claims {
  const marks = Object.keys({ ...claimRegister, ...derivedClaims }).map((name) => [name, mark(name)])
  return { ...Object.fromEntries(marks), language, zero }
}

export function wordsFor(claim: Claim, language: Language = 'en'): string {
  const { said } = claimWords[language]
  switch (claim.kind) {
    case 'price':
      return dollars(claim.value)
    case 'range':
      return `${dollars(claim.value[0])}-${dollars(claim.value[1])}`
    case 'from':
      return `${dollars(claim.value)}+`
    case 'over':
      return said.over(
        claim.value < 1_000_000 ? dollars(claim.value) : said.millions(millionsIn(claim.value)),
      )
    case 'percent':
      return `${claim.value}%`
    case 'count':
      return `${grouped(claim.value)}+`
    case 'miles':
      return milesText(claim.value, language)
    case 'words':
      return claim.value
  }
}

/** Sums of binary fractions are off by a hair: $349.95 must not become $349.9500001. */
function wholeCents(amount: number) {
  return Math.round(amount * 100) / 100
}
