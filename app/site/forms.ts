import type { Program } from '../claims/costs.ts'

type Form = {
  title: string
  /** What one applies for with it: its whole cost stands beside the form. */
  program: Program
  isEmbedded: boolean
}

/** The forms the site sends people to. Each may be a third party's, which is a setting; without it our own answers. */
export const forms = {
  funding: {
    title: 'Rental funding application',
    program: 'funding',
    isEmbedded: false,
  },
  preapproval: {
    title: 'Pre-approval',
    program: 'funding',
    isEmbedded: false,
  },
  signup: {
    title: 'Full-service sign-up',
    program: 'fullService',
    isEmbedded: true,
  },
  'diy-order': {
    title: 'Do-it-yourself kit order',
    program: 'kit',
    isEmbedded: true,
  },
  corporate: {
    title: 'Corporate Lease Program enrollment',
    program: 'corporate',
    isEmbedded: true,
  },
  'city-application': {
    title: 'Rental application',
    program: 'funding',
    isEmbedded: true,
  },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name)
}
