import { templateKeys } from '../applications/inbox/template-queries.server.ts'
import { sectionTitles } from '../claims/claims.ts'
import type { ClaimPhrases } from '../claims/say-claims.ts'
import { claimValues } from '../claims/values.ts'
import { claimWords } from '../claims/words.ts'
import { bannerText } from '../site/site.ts'
import { claimSettings } from './claims/claim-settings.server.ts'
import { choice, words } from './kind.server.ts'
import { kitSettings } from './kit-settings.server.ts'
import { questionSettings, wording } from './question-settings.server.ts'
import { type Draft, defineSetting, type Setting } from './setting.server.ts'
import { groupHref } from './setting-group.ts'
import { siteSettings } from './site-settings.server.ts'

const ways = [
  ['on', 'Say that the English text is the binding one'],
  ['off', 'Say nothing'],
] as const
const byDefault: (typeof ways)[number][0] = 'on'

const binding = defineSetting(choice(ways), {
  key: 'english-binds',
  group: 'spanish',
  section: 'Policies',
  label: 'On policies in Spanish',
  hint: 'The terms, the program policy and the privacy page.',
  default: byDefault,
  words: (value) => ways.find(([way]) => way === value)?.[1] ?? value,
  put: (draft, value) => {
    draft.site.englishBinds = value
  },
})

/** Where English words of the owner have another value in Spanish. */
type Told = {
  english: Setting
  kind?: typeof wording
  /** What Spanish pages say while the owner changed neither. */
  ours: string
  put(draft: Draft, value: string): void
}

const banner: Told[] = siteSettings
  .filter(({ key }) => key === 'banner')
  .map((english) => ({
    english,
    kind: words(100, true),
    ours: '',
    put: ({ site }, value) => {
      site.banner = value
    },
  }))

const kit: Told[] = kitSettings.map((english) => {
  const part = english.key.replace('kit-number.', '') as keyof typeof claimWords.es.kit.number
  return {
    english,
    kind: words(240, true),
    ours: claimWords.es.kit.number[part],
    put: ({ site }, value) => {
      site.kitNumber = { ...site.kitNumber, [part]: value }
    },
  }
})

const phrases: ClaimPhrases = claimValues.es
const claims: Told[] = claimSettings
  .filter(({ key }) => Object.hasOwn(phrases, claimOf(key)))
  .map((english) => {
    const name = claimOf(english.key) as keyof ClaimPhrases
    return {
      english,
      ours: phrases[name],
      put: (draft, value) => {
        draft.phrases = { ...draft.phrases, [name]: value }
      },
    }
  })

const questions: Told[] = questionSettings
  .filter(({ key }) => key.endsWith('.label'))
  .map((english) => ({
    english,
    kind: wording,
    ours: '',
    put: ({ site }, value) => {
      const name = english.key.split('.')[1] ?? ''
      site.questions = { ...site.questions, [name]: { ...site.questions[name], label: value } }
    },
  }))

const told = [...banner, ...claims, ...kit, ...questions]

/** A second value for whatever holds words of the owner. Left empty, Spanish pages say ours, or the owner's English. */
export const spanishSettings: Setting[] = [
  binding,
  ...told.map(({ english, kind = words(120, true), ours, put }) =>
    defineSetting(kind, {
      key: spanishKey(english.key),
      language: 'es',
      group: 'spanish',
      section: sectionOf(english),
      label: english.label,
      hint: hintOf(english, ours),
      default: '',
      words: (value, site) =>
        value || ours || (english.key === 'banner' ? bannerText(site) : 'As in English'),
      put: (draft, value) => {
        if (value !== '') put(draft, value)
      },
    }),
  ),
]

/** Changed in English, and left alone in Spanish: Spanish pages and mails show English there. */
export function untranslated(chosen: ReadonlyMap<string, unknown>): { label: string; href: string }[] {
  const words = told.flatMap(({ english }) => {
    const isChanged =
      chosen.has(english.key) && english.textOf(chosen.get(english.key)) !== english.defaultText
    return isChanged && !chosen.get(spanishKey(english.key))
      ? [{ label: english.label, href: spanishHref(english.key) }]
      : []
  })
  return chosen.has(templateKeys.en) && !chosen.has(templateKeys.es) ? [...words, templates] : words
}

const templates = { label: 'Templates of mails and texts', href: '/admin/applications/templates' }

/** Where the owner writes the Spanish of a setting. */
function spanishHref(key: string) {
  return `${groupHref('spanish')}#field-${spanishKey(key)}`
}

function spanishKey(key: string) {
  return `${key}.es`
}

function claimOf(key: string) {
  return key.replace(/^claim\./, '')
}

function sectionOf({ key, section }: Setting) {
  if (key === 'banner') return 'Banner'
  if (key.startsWith('question.')) return 'Questions of the forms'
  return Object.values(sectionTitles).includes(section) ? section : 'The kit’s renter number'
}

function hintOf({ defaultText }: Setting, ours: string) {
  const inEnglish = JSON.parse(defaultText)
  return ours && inEnglish !== ours ? `As it came: “${inEnglish}”, in Spanish “${ours}”.` : undefined
}
