import type { Program } from '../claims/costs.ts'

type Form = {
  title: string
  /** What one applies for with it: its whole cost stands beside the form. */
  program: Program
  setting: string
  about: string
  isEmbedded: boolean
}

/** The forms the site sends people to. Each may be a third party's, which is a setting; without it our own answers. */
export const forms = {
  funding: {
    title: 'Rental funding application',
    program: 'funding',
    setting: 'Funding application form',
    about: 'Where every “Apply Now” button leads.',
    isEmbedded: false,
  },
  preapproval: {
    title: 'Pre-approval',
    program: 'funding',
    setting: 'Pre-approval form',
    about: 'Where the pre-approval buttons of the place pages lead.',
    isEmbedded: false,
  },
  signup: {
    title: 'Full-service sign-up',
    program: 'fullService',
    setting: 'Full-service sign-up form',
    about: 'Stands inside the page of the full-service program.',
    isEmbedded: true,
  },
  'diy-order': {
    title: 'Do-it-yourself kit order',
    program: 'kit',
    setting: 'Kit order form',
    about: 'Stands inside the page of the do-it-yourself kit.',
    isEmbedded: true,
  },
  corporate: {
    title: 'Corporate Lease Program enrollment',
    program: 'corporate',
    setting: 'Corporate lease form',
    about: 'Stands inside the page of the Corporate Lease Program.',
    isEmbedded: true,
  },
  'city-application': {
    title: 'Rental application',
    program: 'funding',
    setting: 'City application form',
    about: 'Stands inside the pages of cities.',
    isEmbedded: true,
  },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name)
}
