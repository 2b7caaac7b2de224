import type { FormName } from '../../forms.ts'

/** What the team calls each form, and where it stands. */
export const words = {
  funding: { name: 'Funding application form', about: 'Where every “Apply Now” button leads.' },
  preapproval: {
    name: 'Pre-approval form',
    about: 'Where the pre-approval buttons of the place pages lead.',
  },
  signup: {
    name: 'Full-service sign-up form',
    about: 'Stands inside the page of the full-service program.',
  },
  'diy-order': { name: 'Kit order form', about: 'Stands inside the page of the do-it-yourself kit.' },
  corporate: {
    name: 'Corporate lease form',
    about: 'Stands inside the page of the Corporate Lease Program.',
  },
  'city-application': { name: 'City application form', about: 'Stands inside the pages of cities.' },
} satisfies Record<FormName, { name: string; about: string }>
