import { bannerText, defaultSite, themes } from '../site/site.ts'
import { socialNames, socialNetworks } from '../site/social-links.ts'
import { pageOn } from './address-kind.server.ts'
import { choice, email, phone, words } from './kind.server.ts'
import { year } from './number-kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'
import { timeZones } from './time-zones.server.ts'

const site = defaultSite('')
const themeWords = { system: 'As the visitor’s device says', light: 'Light', dark: 'Dark' } as const

const exampleWords = [
  ['on', 'Show them, each with its label'],
  ['off', 'Show real stories only'],
] as const

/** Everything besides forms and claims. */
export const siteSettings: Setting[] = [
  defineSetting(words(60), {
    key: 'brand',
    group: 'contact',
    label: 'Brand',
    hint: 'The name in titles, the header, the footer and mails.',
    default: site.brand,
    put: (draft, value) => {
      draft.site.brand = value
    },
  }),
  defineSetting(phone, {
    key: 'phone',
    group: 'contact',
    label: 'Phone',
    hint: 'A US number. Shown as you write it; a touch calls it.',
    default: site.phone,
    put: (draft, value) => {
      draft.site.phone = value
    },
  }),
  defineSetting(email, {
    key: 'email',
    group: 'contact',
    label: 'E-mail',
    hint: 'Where visitors write to.',
    default: site.email,
    put: (draft, value) => {
      draft.site.email = value
    },
  }),
  defineSetting(choice(timeZones), {
    key: 'time-zone',
    group: 'contact',
    label: 'Time zone',
    hint: 'What your inbox calls today, and the times on the private pages of applicants.',
    default: site.timeZone,
    words: (value) => timeZones.find(([name]) => name === value)?.[1] ?? value,
    put: (draft, value) => {
      draft.site.timeZone = value
    },
  }),
  defineSetting(year, {
    key: 'copyright-year',
    group: 'contact',
    label: 'Copyright year',
    default: site.copyrightYear,
    words: (value) => `© ${value}`,
    put: (draft, value) => {
      draft.site.copyrightYear = value
    },
  }),
  defineSetting(words(100, true), {
    key: 'banner',
    group: 'contact',
    label: 'Banner',
    hint: 'The line at the top of the pages. Left empty, it is made from the funding range.',
    default: site.banner,
    words: (banner, { claims }) => bannerText({ banner, claims }),
    put: (draft, value) => {
      draft.site.banner = value
    },
  }),
  ...socialNames.map((name) =>
    defineSetting(pageOn(socialNetworks[name].label, socialNetworks[name].hosts), {
      key: `social.${name}`,
      group: 'social',
      label: socialNetworks[name].label,
      default: site.social[name],
      put: (draft, value) => {
        draft.site.social = { ...draft.site.social, [name]: value }
      },
    }),
  ),
  defineSetting(choice(exampleWords), {
    key: 'examples',
    group: 'look',
    label: 'Illustrative examples',
    hint: 'Made-up stories and quotes, each marked as an illustrative example: on the home page, the programs, the city pages, and the demo stories on the wall. A live site shows real ones only.',
    default: site.examples,
    words: (value) => (value === 'on' ? 'Shown, each with its label' : 'Not shown'),
    put: (draft, value) => {
      draft.site.examples = value
    },
  }),
  defineSetting(choice(themes.map((name) => [name, themeWords[name]] as const)), {
    key: 'theme',
    group: 'look',
    label: 'Light or dark',
    hint: 'For visitors who did not choose a theme themselves.',
    default: site.theme,
    words: (value) => themeWords[value],
    put: (draft, value) => {
      draft.site.theme = value
    },
  }),
]
