import { fieldIn, fieldList } from '../applications/application-fields.ts'
import { templateKeys } from '../applications/inbox/template-queries.server.ts'
import type { ClaimPhrases } from '../claims/say-claims.ts'
import { claimValues } from '../claims/values.ts'
import { claimWords } from '../claims/words.ts'
import { figuresNamed, haveOtherFigures, lacksFigures } from '../platform/figures.ts'
import { englishNames, type OtherLanguage, otherLanguages } from '../platform/language.ts'
import { bannerText, type Site } from '../site/site.ts'
import { claimSettings } from './claims/claim-settings.server.ts'
import { choice, type Kind, words } from './kind.server.ts'
import { kitSettings } from './kit-settings.server.ts'
import { problemWords } from './problem-words.ts'
import { questionSettings, wording, wordingKey } from './question-settings.server.ts'
import { type Draft, defineSetting, type Setting } from './setting.server.ts'
import { groupHref } from './setting-group.ts'
import { translationSettingWords } from './setting-words.ts'
import { siteSettings } from './site-settings.server.ts'

export const bindingKey = 'english-binds'
const byDefault: Site['englishBinds'] = 'on'
const said = translationSettingWords.en

/** Where English words of the owner have another value in every other language. */
type Told = {
  english: Setting
  section: string
  kind: Kind<string>
  /** What came with the program in that language, where the owner reads it beside the English. */
  ours?(language: OtherLanguage): string
  /** A promise: where it is a figure, words will not do in its place. */
  isClaim?: true
  /** What pages say that are made from a site. */
  says(site: Site): string
  put(draft: Draft, value: string): void
}

const banner: Told[] = siteSettings
  .filter(({ key }) => key === 'banner')
  .map((english) => ({
    english,
    section: said.sections.banner,
    kind: words(100, true),
    says: bannerText,
    put: ({ site }, value) => {
      site.banner = value
      delete site.bannerIn
    },
  }))

const kit: Told[] = kitSettings.map((english) => {
  const part = english.key.replace('kit-number.', '') as keyof typeof claimWords.en.kit.number
  return {
    english,
    section: english.section,
    kind: words(240, true),
    ours: (language) => claimWords[language].kit.number[part],
    says: ({ kitNumber }) => kitNumber[part],
    put: ({ site }, value) => {
      site.kitNumber = { ...site.kitNumber, [part]: value }
    },
  }
})

const claims: Told[] = claimSettings
  .filter(({ key }) => Object.hasOwn(claimValues.en, claimOf(key)))
  .map((english) => {
    const name = claimOf(english.key) as keyof ClaimPhrases
    return {
      english,
      section: english.section,
      kind: words(120, true),
      ours: (language) => claimValues[language][name],
      isClaim: true,
      says: ({ claims }) => claims[name],
      put: (draft, value) => {
        draft.phrases = { ...draft.phrases, [name]: value }
      },
    }
  })

const questions: Told[] = fieldList.flatMap(({ name }) =>
  questionSettings
    .filter(({ key }) => key === wordingKey(name))
    .map((english) => ({
      english,
      section: said.sections.questions,
      kind: wording,
      says: (site) => site.questions[name]?.label ?? fieldIn(site.language, name).label,
      put: ({ site }, value) => {
        site.questions = { ...site.questions, [name]: { ...site.questions[name], label: value } }
      },
    })),
)

const told = [...banner, ...claims, ...kit, ...questions]

/** A further value for whatever holds words of the owner. Left empty, pages in that language say ours, or the owner's English. */
export const translationSettings: Setting[] = [
  ...otherLanguages.slice(0, 1).map(bindingIn),
  ...otherLanguages.flatMap((language) => told.map((one) => settingIn(language, one))),
]

/** Where the owner's words in that language stand for those of these settings. */
export function translatedKeys(keys: readonly string[], language: OtherLanguage): string[] {
  return told
    .filter(({ english }) => keys.includes(english.key))
    .map(({ english }) => keyIn(language, english))
}

/** One answer for the policies of all languages, beside the words of the first. */
function bindingIn(group: OtherLanguage) {
  const { section, label, hint, ways } = said.binding
  return defineSetting(choice(['on', 'off'], ways), {
    key: bindingKey,
    group,
    section,
    label: label(otherLanguages.map((language) => englishNames[language])),
    hint,
    default: byDefault,
    put: (draft, value) => {
      draft.site.englishBinds = value
    },
  })
}

function settingIn(language: OtherLanguage, one: Told) {
  const { english, section, kind, ours, says, put } = one
  return defineSetting(kind, {
    key: keyIn(language, english),
    language,
    group: language,
    section,
    label: english.label,
    hint: hintOf(english, language, ours?.(language)),
    default: '',
    words: (value, site) => value || says(site),
    contradicts: (value, english) =>
      contradicts(one, value, english)
        ? problemWords.en.otherFigures(figuresNamed(says(english)))
        : undefined,
    put: (draft, value) => {
      if (value !== '') put(draft, value)
    },
  })
}

function contradicts({ says, isClaim }: Told, value: string, english: Site) {
  const inEnglish = says(english)
  // What is empty in English stands on no page, in whatever language.
  if (isClaim && inEnglish === '') return value !== ''
  return haveOtherFigures(inEnglish, value) || (isClaim && lacksFigures(inEnglish, value))
}

export type Untranslated = { language: OtherLanguage; label: string; href: string }

/** Changed in English, and left alone in another language: its pages and mails show English there. */
export function untranslated(chosen: ReadonlyMap<string, unknown>): Untranslated[] {
  const changed = told.filter(
    ({ english }) =>
      chosen.has(english.key) && english.textOf(chosen.get(english.key)) !== english.defaultText,
  )
  return otherLanguages.flatMap((language) => {
    const lacking = changed
      .filter(({ english }) => !chosen.get(keyIn(language, english)))
      .map(({ english }) => ({ language, label: english.label, href: hrefIn(language, english) }))
    const lacksTemplates = chosen.has(templateKeys.en) && !chosen.has(templateKeys[language])
    return lacksTemplates ? [...lacking, { language, ...templates }] : lacking
  })
}

export type OtherFigures = Untranslated & { english: string; own: string }

/** Figures that the English words no longer have since they were changed, and words in place of a figure. */
export function otherFigures(chosen: ReadonlyMap<string, unknown>, site: Site): OtherFigures[] {
  return otherLanguages.flatMap((language) =>
    told.flatMap((one) => {
      const { english, kind, says } = one
      const own = kind.schema.safeParse(chosen.get(keyIn(language, english)))
      if (!own.success || !contradicts(one, own.data, site)) return []
      const { label } = english
      return [{ language, label, href: hrefIn(language, english), english: says(site), own: own.data }]
    }),
  )
}

const templates = { label: said.templates, href: '/admin/applications/templates' }

/** Where the owner writes the words of a setting in that language. */
function hrefIn(language: OtherLanguage, english: Setting) {
  return `${groupHref(language)}#field-${keyIn(language, english)}`
}

function keyIn(language: OtherLanguage, english: Setting) {
  return `${english.key}.${language}`
}

function claimOf(key: string) {
  return key.replace(/^claim\./, '')
}

function hintOf({ defaultText }: Setting, language: OtherLanguage, ours?: string) {
  const inEnglish = JSON.parse(defaultText)
  return ours && inEnglish !== ours ? said.asItCame(inEnglish, englishNames[language], ours) : undefined
}
