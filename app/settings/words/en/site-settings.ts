import type { Theme } from '../../../site/site.ts'

type Choice = 'on' | 'off'

export const words = {
  brand: { label: 'Brand', hint: 'The name in titles, the header, the footer and mails.' },
  phone: { label: 'Phone', hint: 'A US number. Shown as you write it; a touch calls it.' },
  email: { label: 'E-mail', hint: 'Where visitors write to.' },
  postalAddress: {
    label: 'Postal address',
    hint: 'Street or P.O. box, city, state and ZIP, on one line: in the foot of pages and of mails. US law (CAN-SPAM) asks for it in mails that advertise, such as an invitation to tell a story.',
  },
  timeZone: {
    label: 'Time zone',
    hint: 'What your inbox calls today, and the times on the private pages of applicants.',
  },
  copyrightYear: { label: 'Copyright year' },
  copyright: (year: number) => `© ${year}`,
  banner: {
    label: 'Banner',
    hint: 'The line at the top of the pages. Left empty, it is made from the funding range.',
  },
  examples: {
    label: 'Illustrative examples',
    hint: 'Made-up stories and quotes, each marked as an illustrative example: on the home page, the programs, the city pages, and the demo stories on the wall. A live site shows real ones only.',
  },
  exampleWays: {
    on: 'Show them, each with its label',
    off: 'Show real stories only',
  } satisfies Record<Choice, string>,
  exampleStates: { on: 'Shown, each with its label', off: 'Not shown' } satisfies Record<Choice, string>,
  theme: { label: 'Light or dark', hint: 'For visitors who did not choose a theme themselves.' },
  themes: {
    system: 'As the visitor’s device says',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<Theme, string>,
}
