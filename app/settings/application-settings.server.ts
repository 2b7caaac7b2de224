import type { Program } from '../claims/costs.ts'
import { programs } from '../claims/programs.ts'
import { defaultSite } from '../site/site.ts'
import { formAddress } from './address-kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'

const { checkouts } = defaultSite('')

/** What our own forms do besides asking. */
export const applicationSettings: Setting[] = (Object.keys(programs) as Program[]).map((program) =>
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
