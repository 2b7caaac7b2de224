import type { Program } from '../claims/costs.ts'
import { programs } from '../claims/programs.ts'
import { defaultSite } from '../site/site.ts'
import { formAddress } from './address-kind.server.ts'
import { monthCount } from './number-kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'

const { checkouts, keepApplications } = defaultSite('')

const checkoutSettings = (Object.keys(programs) as Program[]).map((program) =>
  defineSetting(formAddress, {
    key: `checkout.${program}`,
    group: 'applications',
    section: 'Payment after sending',
    label: `Checkout: ${programs[program].name}`,
    hint: 'The address of a hosted checkout page, starting with https://. Offered after an application was sent, never before; it opens there.',
    default: checkouts[program],
    put: (draft, value) => {
      draft.site.checkouts = { ...draft.site.checkouts, [program]: value }
    },
  }),
)

/** What our own forms do besides asking. */
export const applicationSettings: Setting[] = [
  defineSetting(monthCount, {
    key: 'applications.keepMonths',
    group: 'applications',
    section: 'How long they are kept',
    label: 'Months after closing',
    hint: 'A closed application is erased after so many months, with its timeline. The list of closed ones says a month before how many go.',
    default: keepApplications,
    put: (draft, value) => {
      draft.site.keepApplications = value
    },
  }),
  ...checkoutSettings,
]
