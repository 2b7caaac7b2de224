import { formWords } from '../site/form-words.ts'
import { type FormName, forms } from '../site/forms.ts'
import { defaultSite, type FormSetting } from '../site/site.ts'
import { embedKey, formAddress } from './address-kind.server.ts'
import { type Draft, defineSetting, type Setting } from './setting.server.ts'
import { formSettingWords } from './setting-words.ts'

const said = formSettingWords.en
const notConnected = defaultSite('').forms

export const formNames = Object.keys(forms) as FormName[]

/** Where each form lives, and for those inside a page, whose provider may embed by script, the script and its key. */
export const formSettings: Setting[] = formNames.flatMap(formSetting)

export function formKey(name: FormName, part: keyof FormSetting) {
  return `form.${name}.${part}`
}

function formSetting(name: FormName): Setting[] {
  const { isEmbedded } = forms[name]
  const heading = formWords.en[name].name
  const put = (part: keyof FormSetting) => (draft: Draft, value: string) => {
    draft.site.forms[name] = { ...draft.site.forms[name], [part]: value }
  }
  const about = (part: keyof FormSetting) =>
    ({
      key: formKey(name, part),
      group: 'forms',
      section: heading,
      label: said.labels[part](heading),
      default: notConnected[name][part],
      put: put(part),
    }) as const
  const address = defineSetting(formAddress, {
    ...about('address'),
    hint: isEmbedded ? said.hints.addressInFrame : said.hints.addressInTab,
  })
  if (!isEmbedded) return [address]
  return [
    address,
    defineSetting(formAddress, {
      ...about('script'),
      hint: said.hints.script,
    }),
    defineSetting(embedKey, {
      ...about('embedKey'),
      hint: said.hints.embedKey,
    }),
  ]
}
