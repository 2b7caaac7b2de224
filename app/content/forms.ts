/** The third-party forms the site sends people to. Each is a setting; without it our stand-in answers. */
export const forms = {
  funding: { title: 'Rental funding application', setting: 'Funding application form' },
  preapproval: { title: 'Pre-approval', setting: 'Pre-approval form' },
  signup: { title: 'Full-service sign-up', setting: 'Full-service sign-up form' },
  'diy-order': { title: 'Do-it-yourself kit order', setting: 'Kit order form' },
  corporate: { title: 'Corporate Lease Program enrollment', setting: 'Corporate lease form' },
  'city-application': { title: 'Rental application', setting: 'City application form' },
} as const

export type FormName = keyof typeof forms

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name)
}
