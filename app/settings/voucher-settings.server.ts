import { usStates, withArticle } from '../platform/us-states.ts'
import { doubtfulLawIn, incomeLawIn } from '../site/vouchers.ts'
import { choice } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'
import { voucherSettingWords } from './setting-words.ts'

const said = voucherSettingWords.en
const kind = choice(['refused', 'considered'], said.ways)

/** What is on file about a state's law on source of income, in the order of the page. */
const lawKinds = ['protects', 'doubtful', 'none'] as const

function lawKindOf(code: string): (typeof lawKinds)[number] {
  if (incomeLawIn(code)) return 'protects'
  return doubtfulLawIn(code) ? 'doubtful' : 'none'
}

/** A setting for each state, those whose law speaks about it first. */
export const voucherSettings: Setting[] = usStates
  .toSorted((one, other) => rankOf(one.code) - rankOf(other.code))
  .map(({ code, name }) =>
    defineSetting(kind, {
      key: `vouchers.${code}`,
      group: 'vouchers',
      section: said.sections[lawKindOf(code)],
      label: said.label(withArticle(name)),
      ...warningFor(code, withArticle(name)),
      default: 'refused',
      put: (draft, value) => {
        const { [code]: _before, ...others } = draft.site.vouchers
        draft.site.vouchers = value === 'considered' ? { ...others, [code]: value } : others
      },
    }),
  )

function rankOf(code: string) {
  return lawKinds.indexOf(lawKindOf(code))
}

function warningFor(code: string, state: string) {
  const law = incomeLawIn(code) ?? doubtfulLawIn(code)
  const kind = lawKindOf(code)
  if (!law || kind === 'none') return {}
  return {
    hint: said.warnings[kind]({ ...law, state }),
    source: { label: said.read(law.statute), href: law.href },
  }
}
