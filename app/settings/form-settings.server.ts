import { type FormName, forms } from '../site/forms.ts'
import { defaultSite, type FormSetting } from '../site/site.ts'
import { embedKey, formAddress } from './address-kind.server.ts'
import { type Draft, defineSetting, type Setting } from './setting.server.ts'

const notConnected = defaultSite('').forms

export const formNames = Object.keys(forms) as FormName[]

/** Where each form lives, and for those inside a page, whose provider may embed by script, the script and its key. */
export const formSettings: Setting[] = formNames.flatMap(formSetting)

export function formKey(name: FormName, part: keyof FormSetting) {
  return `form.${name}.${part}`
}

function formSetting(name: FormName): Setting[] {
  const { setting, isEmbedded } = forms[name]
  const put = (part: keyof FormSetting) => (draft: Draft, value: string) => {
    draft.site.forms[name] = { ...draft.site.forms[name], [part]: value }
  }
  const about = (part: keyof FormSetting) =>
    ({
      key: formKey(name, part),
      group: 'forms',
      section: setting,
      default: notConnected[name][part],
      put: put(part),
    }) as const
  const address = defineSetting(formAddress, {
    ...about('address'),
    label: `${setting}: address`,
    hint: isEmbedded
      ? 'Shown in a frame, and opened by “Open in a new tab”. Starts with https://.'
      : 'Opened in a new tab. Starts with https://.',
  })
  if (!isEmbedded) return [address]
  return [
    address,
    defineSetting(formAddress, {
      ...about('script'),
      label: `${setting}: script`,
      hint: 'Only if your provider gave you a script to embed: the address in its src.',
    }),
    defineSetting(embedKey, {
      ...about('embedKey'),
      label: `${setting}: key`,
      hint: 'The form id or embed key that goes with the script.',
    }),
  ]
}
