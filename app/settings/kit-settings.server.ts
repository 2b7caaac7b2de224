import { type NumberWords, numberWordsByDefault } from '../claims/kit-words.ts'
import { words } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'

const maxLength = 240
const labels: Record<keyof NumberWords, string> = {
  registeredBy: 'Who registers the renter number',
  acceptedAt: 'Where the renter number is accepted',
  does: 'What the renter number does',
  doesNot: 'What the renter number does not do',
}
const parts = ['registeredBy', 'acceptedAt', 'does', 'doesNot'] as const satisfies (keyof NumberWords)[]

/** The owner's words about the number of the kit. That it never replaces a Social Security number is no setting. */
export const kitSettings: Setting[] = parts.map((part) =>
  defineSetting(words(maxLength), {
    key: `kit-number.${part}`,
    group: 'claims',
    section: 'The kit’s renter number',
    label: labels[part],
    hint:
      part === 'doesNot'
        ? 'After your words the page always says that the number never replaces a Social Security number.'
        : undefined,
    default: numberWordsByDefault[part],
    put: (draft, value) => {
      draft.site.kitNumber = { ...draft.site.kitNumber, [part]: value }
    },
  }),
)
