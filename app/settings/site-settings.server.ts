import { bannerText, defaultSite, themes } from '../site/site.ts'
import { socialNames, socialNetworks } from '../site/social-links.ts'
import { pageOn } from './address-kind.server.ts'
import { choice, email, phone, words } from './kind.server.ts'
import { year } from './number-kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'
import { siteSettingWords } from './setting-words.ts'
import { timeZoneLabels, timeZones } from './time-zones.server.ts'

const site = defaultSite('')
const said = siteSettingWords.en

/** Everything besides forms and claims. */
export const siteSettings: Setting[] = [
  defineSetting(words(60), {
    key: 'brand',
    group: 'contact',
    ...said.brand,
    default: site.brand,
    put: (draft, value) => {
      draft.site.brand = value
    },
  }),
  defineSetting(phone, {
    key: 'phone',
    group: 'contact',
    ...said.phone,
    default: site.phone,
    put: (draft, value) => {
      draft.site.phone = value
    },
  }),
  defineSetting(email, {
    key: 'email',
    group: 'contact',
    ...said.email,
    default: site.email,
    put: (draft, value) => {
      draft.site.email = value
    },
  }),
  defineSetting(words(160, true), {
    key: 'postal-address',
    group: 'contact',
    ...said.postalAddress,
    default: site.postalAddress,
    put: (draft, value) => {
      draft.site.postalAddress = value
    },
  }),
  defineSetting(choice(timeZones, timeZoneLabels), {
    key: 'time-zone',
    group: 'contact',
    ...said.timeZone,
    default: site.timeZone,
    put: (draft, value) => {
      draft.site.timeZone = value
    },
  }),
  defineSetting(year, {
    key: 'copyright-year',
    group: 'contact',
    ...said.copyrightYear,
    default: site.copyrightYear,
    words: said.copyright,
    put: (draft, value) => {
      draft.site.copyrightYear = value
    },
  }),
  defineSetting(words(100, true), {
    key: 'banner',
    group: 'contact',
    ...said.banner,
    default: site.banner,
    words: (banner, { claims, language }) => bannerText({ banner, claims, language }),
    put: (draft, value) => {
      draft.site.banner = value
      if (draft.site.language !== 'en') draft.site.bannerIn = 'en'
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
  defineSetting(choice(['on', 'off'], said.exampleWays), {
    key: 'examples',
    group: 'look',
    ...said.examples,
    default: site.examples,
    words: (value) => said.exampleStates[value],
    put: (draft, value) => {
      draft.site.examples = value
    },
  }),
  defineSetting(choice(themes, said.themes), {
    key: 'theme',
    group: 'look',
    ...said.theme,
    default: site.theme,
    put: (draft, value) => {
      draft.site.theme = value
    },
  }),
]
