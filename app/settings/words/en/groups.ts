import type { OtherLanguage } from '../../../platform/language.ts'
import type { SettingGroup } from '../../setting-group.ts'

type GroupWords = { label: string; lead: string }

export const words = {
  groups: {
    contact: { label: 'Brand and contact', lead: 'Who you are and how people reach you.' },
    forms: {
      label: 'Forms',
      lead: 'The site takes applications by itself. If a form of yours lives at a form provider, connect it here: it then takes the place of ours.',
    },
    applications: {
      label: 'Applications',
      lead: 'The site’s own forms: what is offered once an application was sent, and how each question is asked. No card data ever touches this site.',
    },
    prices: { label: 'Prices', lead: 'Every price and amount on the site, each in one place.' },
    claims: {
      label: 'Claims and times',
      lead: 'Rates, counts, times and promises. Write down what each one rests on under Claims.',
    },
    vouchers: {
      label: 'Vouchers',
      lead: 'Whether your programs work with Section 8 and other vouchers, state by state. The pages of a state say what you choose here.',
    },
    social: {
      label: 'Social',
      lead: 'Your pages elsewhere. Those you fill in are linked at the foot of every page.',
    },
    mail: {
      label: 'Mail',
      lead: 'Which mails go out by themselves. A confirmation to whoever sends a story or an application always does.',
    },
    look: {
      label: 'Look',
      lead: 'What visitors see: the theme before they choose one, and made-up examples or not.',
    },
  } satisfies Record<Exclude<SettingGroup, OtherLanguage>, GroupWords>,
  ofLanguage: (name: string): GroupWords => ({
    label: name,
    lead: `Your own words in ${name}. Where you changed the English words and leave the ${name} ones empty, ${name} pages show the English ones.`,
  }),
}
