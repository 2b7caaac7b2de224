import { longDay } from '../platform/us-date.ts'
import { usStates, withArticle } from '../platform/us-states.ts'
import { doubtfulLawIn, incomeLawIn } from '../site/vouchers.ts'
import { choice } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'

const words = { refused: 'Refused', considered: 'Welcome' } as const
const kind = choice([['refused', words.refused] as const, ['considered', words.considered] as const])

const sections = [
  'Where the law protects source of income',
  'Where such a law is on file, but not certain',
  'Other states: none on file, which does not mean that there is none',
] as const

function sectionOf(code: string) {
  if (incomeLawIn(code)) return 0
  return doubtfulLawIn(code) ? 1 : 2
}

/** A setting for each state, those whose law speaks about it first. */
export const voucherSettings: Setting[] = usStates
  .toSorted((one, other) => sectionOf(one.code) - sectionOf(other.code))
  .map(({ code, name }) =>
    defineSetting<keyof typeof words>(kind, {
      key: `vouchers.${code}`,
      group: 'vouchers',
      section: sections[sectionOf(code)],
      label: `Vouchers in ${withArticle(name)}`,
      ...warningFor(code, withArticle(name)),
      default: 'refused',
      words: (value) => words[value],
      put: (draft, value) => {
        const { [code]: _before, ...others } = draft.site.vouchers
        draft.site.vouchers = value === 'considered' ? { ...others, [code]: value } : others
      },
    }),
  )

function warningFor(code: string, name: string) {
  const law = incomeLawIn(code) ?? doubtfulLawIn(code)
  if (!law) return {}
  const detail = law.detail ? `; ${law.detail}` : ''
  const says = incomeLawIn(code) ? 'protects' : 'may protect'
  return {
    hint: `Warning: the law of ${name} ${says} renters by their source of income (${law.statute}${detail}; source of ${longDay(law.asOf)}). To refuse vouchers here may be unlawful. Read it and ask a lawyer; this is no legal advice.`,
    source: { label: `Read ${law.statute}`, href: law.href },
  }
}
