import { usStates } from '../platform/us-states.ts'
import { incomeLawIn } from '../site/vouchers.ts'
import { choice } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'

const words = { refused: 'Refused', considered: 'Welcome' } as const
const kind = choice([['refused', words.refused] as const, ['considered', words.considered] as const])

/** A setting for each state, those whose law speaks about it first. */
export const voucherSettings: Setting[] = usStates
  .toSorted((one, other) => Number(!incomeLawIn(one.code)) - Number(!incomeLawIn(other.code)))
  .map(({ code, name }) =>
    defineSetting<keyof typeof words>(kind, {
      key: `vouchers.${code}`,
      group: 'vouchers',
      section: incomeLawIn(code) ? 'Where the law protects source of income' : 'Other states',
      label: `Vouchers in ${name}`,
      hint: warningFor(code, name),
      default: 'refused',
      words: (value) => words[value],
      put: (draft, value) => {
        const { [code]: _before, ...others } = draft.site.vouchers
        draft.site.vouchers = value === 'considered' ? { ...others, [code]: value } : others
      },
    }),
  )

function warningFor(code: string, name: string) {
  const law = incomeLawIn(code)
  if (!law) return undefined
  const detail = law.detail ? `; ${law.detail}` : ''
  return `Warning: ${name} protects renters by their source of income (${law.statute}${detail}). To refuse vouchers here may be unlawful. Read it at ${law.href} (source of ${law.asOf}) and ask a lawyer; this is no legal advice.`
}
