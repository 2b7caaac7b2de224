import { claimRegister, exactPricesOf, numbersOf } from '../claims/claims.ts'
import { wordsOf } from '../claims/say-claims.ts'
import type { Language } from '../platform/language.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { applicationSettings } from './application-settings.server.ts'
import { claimSettings, noteSettings } from './claims/claim-settings.server.ts'
import { formSettings } from './form-settings.server.ts'
import { kitSettings } from './kit-settings.server.ts'
import { mailSettings } from './mail-settings.server.ts'
import { questionSettings } from './question-settings.server.ts'
import type { Draft, Setting } from './setting.server.ts'
import { siteSettings } from './site-settings.server.ts'
import { translationSettings } from './translation-settings.server.ts'
import { voucherSettings } from './voucher-settings.server.ts'

/** What is stored, by key. What a key is not there for has its default. */
export type Chosen = ReadonlyMap<string, unknown>

/** Everything the owner may change, gathered once. */
export const settings: readonly Setting[] = [
  ...siteSettings,
  ...formSettings,
  ...applicationSettings,
  ...questionSettings,
  ...mailSettings,
  ...kitSettings,
  ...voucherSettings,
  ...claimSettings,
  ...translationSettings,
  ...noteSettings,
]

const byKey = new Map(settings.map((setting) => [setting.key, setting]))

export function findSetting(key: string): Setting | null {
  return byKey.get(key) ?? null
}

/** The site as the owner has it. A stored value that is none, say of an older version, leaves the default. */
export function siteWith(url: string, chosen: Chosen, language: Language = 'en'): Site {
  return draftWith(url, chosen, language).site
}

export function draftWith(url: string, chosen: Chosen, language: Language = 'en'): Draft {
  const site = defaultSite(url, language)
  const draft: Draft = { site: { ...site, forms: { ...site.forms } }, claims: { ...claimRegister } }
  for (const setting of inTurn(chosen, language)) setting.putInto(draft, chosen.get(setting.key))
  draft.site.claims = wordsOf(draft.claims, language, draft.phrases)
  draft.site.numbers = numbersOf(draft.claims)
  draft.site.exact = exactPricesOf(draft.claims)
  return draft
}

/** What is for all languages first, so that the words of one take their place; English as it came is no wish in Spanish. */
function inTurn(chosen: Chosen, language: Language): Setting[] {
  const known = settings.filter(({ key }) => chosen.has(key))
  const isWish = (one: Setting) => language === 'en' || one.textOf(chosen.get(one.key)) !== one.defaultText
  return [
    ...known.filter((one) => one.language === undefined && isWish(one)),
    ...known.filter((one) => one.language === language),
  ]
}
