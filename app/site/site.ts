import {
  type ClaimNumbers,
  type Claims,
  claimRegister,
  type ExactPrices,
  exactPricesOf,
  numbersOf,
} from '../claims/claims.ts'
import type { Program } from '../claims/costs.ts'
import type { NumberWords } from '../claims/kit-words.ts'
import { wordsOf } from '../claims/say-claims.ts'
import { claimWords } from '../claims/words.ts'
import type { Language } from '../platform/language.ts'
import { phoneHref } from '../platform/us-phone.ts'
import type { FormName } from './forms.ts'
import { noSocialLinks, type SocialName } from './social-links.ts'
import type { Vouchers } from './vouchers.ts'
import { siteWords } from './words.ts'

/** What the owner may change without a developer. Pages get it from the root loader, never from here. */
export type Site = {
  /** What its words are in; the owner's settings are read once for each. */
  language: Language
  /** Public origin, from SITE_URL. */
  url: string
  brand: string
  phone: string
  email: string
  /** On one line, in the foot of pages and mails. Empty: not told. */
  postalAddress: string
  copyrightYear: number
  /** Where the owner's clocks hang, as 'America/Chicago': what the admin area calls today. */
  timeZone: string
  /** Empty: it is made from the funding range. */
  banner: string
  /** The language of the banner, where the owner wrote none in that of the site. */
  bannerIn?: Language
  /** Empty where the owner has no page. */
  social: Record<SocialName, string>
  /** Whether policies in another language say that the English text is the binding one. */
  englishBinds: 'on' | 'off'
  /** What a visitor who chose nothing sees. */
  theme: Theme
  mail: MailWishes
  /** Whether made-up stories are shown, each with its label. */
  examples: 'on' | 'off'
  claims: Claims
  /** The same claims as numbers: a page that says 50 miles lists towns within 50. */
  numbers: ClaimNumbers
  /** The prices as a contract writes them. */
  exact: ExactPrices
  /** The day the owner last changed what a policy says, as 2026-11-16; empty while nothing was. */
  changedOn: Record<PolicyName, string>
  /** The states where vouchers are welcome. */
  vouchers: Vouchers
  /** What the renter number of the kit is. */
  kitNumber: NumberWords
  /** What the owner says about the questions of our own forms, by the name of the field. */
  questions: Questions
  /** Months after which closed applications are erased. */
  keepApplications: number
  /** A hosted checkout for each program, offered after an application was sent. Empty: none. */
  checkouts: Record<Program, string>
  /** Empty where our own form answers. */
  forms: Record<FormName, FormSetting>
}

/** Another wording, required though it need not be, or not asked at all. */
export type Questions = Readonly<Partial<Record<string, Question>>>
type Question = { label?: string; isRequired?: boolean; isHidden?: boolean }

/** The documents that tell what is set: their date is the later of a change in the words and one in the settings. */
export type PolicyName = 'program' | 'privacy' | 'terms' | 'accessibility'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Which mails go out besides those that somebody asked for. */
export type MailWishes = { newStory: NewStoryMail; decision: 'on' | 'off' }

/** When the moderators hear of a new story. */
export const newStoryMails = ['at-once', 'daily', 'off'] as const
type NewStoryMail = (typeof newStoryMails)[number]

/** Where a third party's form lives: its address, and a script with a key where the provider embeds by script. */
export type FormSetting = { address: string; script: string; embedKey: string }

export const defaultBrand = 'Second Key Rentals'

const notConnected: FormSetting = { address: '', script: '', embedKey: '' }

export function defaultSite(url: string, language: Language = 'en'): Site {
  return {
    language,
    url,
    brand: defaultBrand,
    phone: '(800) 555-0142',
    email: 'help@secondkey.example',
    postalAddress: '',
    copyrightYear: 2024,
    // The middle of the country, until the owner says otherwise.
    timeZone: 'America/Chicago',
    banner: '',
    social: noSocialLinks,
    englishBinds: 'on',
    theme: 'system',
    mail: { newStory: 'at-once', decision: 'off' },
    examples: 'on',
    claims: wordsOf(claimRegister, language),
    numbers: numbersOf(claimRegister),
    exact: exactPricesOf(claimRegister),
    changedOn: { program: '', privacy: '', terms: '', accessibility: '' },
    vouchers: {},
    kitNumber: claimWords[language].kit.number,
    keepApplications: 24,
    questions: {},
    checkouts: { funding: '', fullService: '', kit: '', corporate: '', performance: '' },
    forms: {
      funding: notConnected,
      preapproval: notConnected,
      signup: notConnected,
      'diy-order': notConnected,
      corporate: notConnected,
      'city-application': notConnected,
    },
  }
}

export function bannerText({ banner, claims, language }: Pick<Site, 'banner' | 'claims' | 'language'>) {
  return banner || siteWords[language].banner(claims.fundingRange)
}

/** The owner may put other news there, which needs no word about loans. In doubt it is said. */
export function isFundingOffer(text: string) {
  if (/\b(?:fund(?:s|ing)?|loans?|lend|financ|cash|fondos?|pr[eé]st|dinero)/i.test(text)) return true
  return text.includes('$') && !/\b(?:off|refund|back|discount|descuento|reembolso|devol)/i.test(text)
}

export function callHref({ phone }: Pick<Site, 'phone'>) {
  return phoneHref('tel', phone)
}

/** Where a form's buttons lead: the owner's form, or ours. */
export function formHref(site: Site, name: FormName) {
  return site.forms[name].address || `/forms/${name}`
}

/** What stands in its frame. */
export function framedFormHref(site: Site, name: FormName) {
  return site.forms[name].address || `/forms/${name}/frame`
}

/** Ours, and not one that the owner connected. */
export function isOwn({ forms }: Site, name: FormName) {
  const { address, script } = forms[name]
  return address === '' && script === ''
}

/** Our form for funding, begun with a program that has none of its own. Null where the owner's form answers: it knows no other program. */
export function programFormHref(site: Site, program: Program) {
  return isOwn(site, 'funding') ? `${formHref(site, 'funding')}?program=${program}` : null
}

/** A link to a form of ours tells which page it stands on: the form fills in the town and the program from it. */
export function withSource(href: string, page: string | null) {
  if (!page || !href.startsWith('/forms/')) return href
  return `${href}${href.includes('?') ? '&' : '?'}from=${page}`
}

/** The origins the configured forms come from, for the content security policy. */
export function formOrigins(site: Site) {
  const addresses = Object.values(site.forms).flatMap(({ address, script }) => [address, script])
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))]
}
