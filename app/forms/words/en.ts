import type { FormName } from '../../site/forms.ts'

const titles: Record<FormName, string> = {
  funding: 'Rental funding application',
  preapproval: 'Pre-approval',
  signup: 'Full-service sign-up',
  'diy-order': 'Do-it-yourself kit order',
  corporate: 'Corporate Lease Program enrollment',
  'city-application': 'Rental application',
}

export const words = {
  titles,
  newTab: 'Open in a new tab',
  noFrames: 'Your browser does not support iframes',
  needsScript: 'This form needs JavaScript. Without it, please call us.',
  ratherTalk: 'Rather talk?',
  call: (phone: string) => `Call ${phone}`,
}
