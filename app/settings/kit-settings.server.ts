import { type NumberWords, numberWordsByDefault } from '../claims/kit-words.ts'
import { words } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'
import { kitSettingWords } from './setting-words.ts'

const said = kitSettingWords.en
const maxLength = 240
const parts = ['registeredBy', 'acceptedAt', 'does', 'doesNot'] as const satisfies (keyof NumberWords)[]

/** The owner's words about the number of the kit. That it never replaces a Social Security number is no setting. */
export const kitSettings: Setting[] = parts.map((part) =>
  defineSetting(words(maxLength), {
    key: `kit-number.${part}`,
    group: 'claims',
    section: said.section,
    label: said.labels[part],
    hint: part === 'doesNot' ? said.alwaysAdded : undefined,
    default: numberWordsByDefault[part],
    put: (draft, value) => {
      draft.site.kitNumber = { ...draft.site.kitNumber, [part]: value }
    },
  }),
)
