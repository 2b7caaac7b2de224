import { fieldList } from '../applications/application-fields.ts'
import { searchText } from '../platform/search-text.ts'
import { choice, type Kind, words } from './kind.server.ts'
import { type Draft, defineSetting, type Setting } from './setting.server.ts'
import { applicationSettingWords } from './setting-words.ts'

const said = applicationSettingWords.en.question

/** Whoever is asked for one of these should hang up: no wording may ask for it, whatever language its page is in. */
const neverAsked = [
  /social\W+security|\b(?:ssn|itin|cvv|cvc)\b|taxpayer id|\b(?:credit|debit)\W+cards?\b|\bcard\W+number/,
  /\bbanks?\b|\brouting\b|\baccount\W+number/,
  /segur(?:o|idad)\W+social|tarjetas?\W+(?:de\W+(?:credito|debito)|bancaria)|\bbanc(?:os?|ari[ao]s?)\b/,
  /\bnumeros?\W+de\W+(?:(?:la|su|mi|sus|las)\W+)?(?:tarjeta|cuenta|ruta)/,
]

function asksIt(text: string) {
  const folded = searchText(text)
  return neverAsked.some((pattern) => pattern.test(folded))
}

const { schema, ...oneLine } = words(80, true)
export const wording: Kind<string> = {
  ...oneLine,
  schema: schema.refine((text) => !asksIt(text), said.neverAsked),
}

const ways = ['optional', 'required', 'hidden'] as const
type Way = (typeof ways)[number]
const asItCame: Way = 'optional'

/** What the owner may say about each question; those nobody can answer without can only be reworded. */
export const questionSettings: Setting[] = fieldList.flatMap(({ name, label, mayHide }) => {
  const about = { group: 'applications', section: label } as const
  const reworded = defineSetting(wording, {
    ...about,
    key: wordingKey(name),
    label: said.wording(label),
    hint: said.wordingHint,
    default: '',
    words: (value) => value || label,
    put: (draft, value) => change(draft, name, value ? { label: value } : {}),
  })
  if (!mayHide) return [reworded]
  const asked = defineSetting(choice(ways, said.ways), {
    ...about,
    key: `question.${name}.asked`,
    label: said.whether(label),
    default: asItCame,
    put: (draft, value) => change(draft, name, wishOf(value)),
  })
  return [reworded, asked]
})

export function wordingKey(name: string) {
  return `question.${name}.label`
}

function wishOf(way: Way) {
  if (way === asItCame) return {}
  return way === 'required' ? { isRequired: true } : { isHidden: true }
}

/** What is as it came stands nowhere. */
function change({ site }: Draft, name: string, wish: NonNullable<Draft['site']['questions'][string]>) {
  if (Object.keys(wish).length === 0) return
  site.questions = { ...site.questions, [name]: { ...site.questions[name], ...wish } }
}
