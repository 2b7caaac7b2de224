/** The pages of the settings, in the order of their tabs. */
export const settingGroups = {
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
  spanish: {
    label: 'Spanish',
    lead: 'Your own words in Spanish. Where you changed the English words and leave the Spanish ones empty, Spanish pages show the English ones.',
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
} as const

export type SettingGroup = keyof typeof settingGroups

export function isSettingGroup(name: string): name is SettingGroup {
  return Object.hasOwn(settingGroups, name)
}

export function groupHref(group: SettingGroup) {
  return group === 'contact' ? '/admin/settings' : `/admin/settings/${group}`
}

/** Which control is drawn for a setting. */
export type Control =
  | 'text'
  | 'long-text'
  | 'tel'
  | 'email'
  | 'whole-number'
  | 'money'
  | 'money-range'
  | 'percent'
  | 'miles'
  | 'url'
  | 'choice'
  | 'note'
