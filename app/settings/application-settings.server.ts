import { allPrograms, programIn } from '../claims/programs.ts'
import { defaultSite } from '../site/site.ts'
import { formAddress } from './address-kind.server.ts'
import { monthCount } from './number-kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'
import { applicationSettingWords } from './setting-words.ts'

const { checkouts, keepApplications } = defaultSite('')
const { kept, checkout } = applicationSettingWords.en

const checkoutSettings = allPrograms.map((program) =>
  defineSetting(formAddress, {
    key: `checkout.${program}`,
    group: 'applications',
    section: checkout.section,
    label: checkout.label(programIn('en', program).name),
    hint: checkout.hint,
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
    ...kept,
    default: keepApplications,
    put: (draft, value) => {
      draft.site.keepApplications = value
    },
  }),
  ...checkoutSettings,
]
