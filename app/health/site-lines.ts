import { formWords } from '../site/form-words.ts'
import { forms } from '../site/forms.ts'
import type { Findings, HealthLine } from './findings.ts'
import { isLocal } from './local-address.ts'
import { silence } from './machine-lines.ts'

export function formsLine({ ownForms }: Findings): HealthLine {
  const name = 'Forms'
  if (ownForms.length === 0) return { name, state: 'good', says: 'Every form is one you connected.' }
  const isAll = ownForms.length === Object.keys(forms).length
  const names = isAll ? 'Every form' : ownForms.map((form) => formWords.en[form].name).join(', ')
  return {
    name,
    state: 'good',
    says: `${names}: the site’s own. What people send waits under Applications.`,
    link: { href: '/admin/settings/forms', label: 'Connect others' },
  }
}

export function applicationsLine({ applications: { waiting, keepMonths } }: Findings): HealthLine {
  const name = 'Applications'
  const link = { href: '/admin/applications', label: 'Open the inbox' }
  if ('missing' in waiting)
    return { name, state: 'look', says: `How many wait is unknown: ${silence(waiting)}`, link }
  const kept = `Closed ones are erased after ${keepMonths} months.`
  if (waiting.value === 0)
    return { name, state: 'good', says: `No new one has waited for more than a day. ${kept}` }
  const count = waiting.value === 1 ? 'One new one has' : `${waiting.value} new ones have`
  return { name, state: 'look', says: `${count} waited for more than a day. ${kept}`, link }
}

/** Nothing is said of them where there are none. */
export function webhookLines({ webhooks }: Findings): HealthLine[] {
  const name = 'Webhooks'
  const link = { href: '/admin/webhooks', label: 'See the webhooks' }
  if ('missing' in webhooks)
    return [{ name, state: 'look', says: `Whether they arrive is unknown: ${silence(webhooks)}`, link }]
  const { count, givenUp } = webhooks.value
  if (count === 0) return []
  if (givenUp === 0) return [{ name, state: 'good', says: 'Nothing was given up in the last seven days.' }]
  const what = givenUp === 1 ? 'One delivery was' : `${givenUp} deliveries were`
  return [{ name, state: 'look', says: `${what} given up in the last seven days.`, link }]
}

export function addressLine({ siteUrl }: Findings): HealthLine {
  const line = { name: 'Address', says: `The site calls itself ${siteUrl}.` }
  const link = { href: '/admin/start#address', label: 'How to set it' }
  if (isLocal(siteUrl)) return { ...line, state: 'look', advice: 'That works on this computer only.', link }
  if (siteUrl.startsWith('http:')) {
    const advice = 'Plain http: passwords can be read on the way. Use https:// in SITE_URL.'
    return { ...line, state: 'wrong', advice, link }
  }
  return { ...line, state: 'good' }
}

export function proxyLines({ isForwardedUnread }: Findings): HealthLine[] {
  if (!isForwardedUnread) return []
  return [
    {
      name: 'Proxy',
      state: 'look',
      says: 'Requests seem to come through a proxy, but TRUST_PROXY is 0: all visitors share one limit.',
      advice: 'If there is a proxy in front of the site, set TRUST_PROXY to how many there are.',
    },
  ]
}

export function contactLine({ contact: { hasDemoPhone, hasDemoEmail } }: Findings): HealthLine {
  const name = 'Phone and e-mail'
  const demo = [hasDemoPhone && 'phone number', hasDemoEmail && 'e-mail address'].filter(Boolean)
  if (demo.length === 0) return { name, state: 'good', says: 'Both are your own.' }
  return {
    name,
    state: 'wrong',
    says: `The ${demo.join(' and the ')} on every page ${demo.length > 1 ? 'are' : 'is'} made up.`,
    link: { href: '/admin/settings', label: 'Write in your own' },
  }
}

export function twoFactorLine({ hasTwoFactor }: Findings): HealthLine {
  const name = 'Two-factor sign-in'
  if ('missing' in hasTwoFactor)
    return { name, state: 'look', says: `Whether it is on is unknown: ${silence(hasTwoFactor)}` }
  if (hasTwoFactor.value) return { name, state: 'good', says: 'It is on for your account.' }
  return {
    name,
    state: 'look',
    says: 'It is off for your account: whoever learns your password is in.',
    link: { href: '/admin/account/two-factor', label: 'Switch it on' },
  }
}

export function reviewLine({ review }: Findings): HealthLine {
  const name = 'Ready to open?'
  const link = { href: '/admin/go-live', label: 'See the review' }
  if ('missing' in review) return { name, state: 'look', says: 'The pages could not be read just now.', link }
  const { stop, first, later, decided } = review.value
  const says = `${stop} ${stop === 1 ? 'thing stops' : 'things stop'} you, ${first} before opening, ${later} can wait, ${decided} decided.`
  if (stop > 0) return { name, state: 'wrong', says, link }
  return { name, state: first > 0 ? 'look' : 'good', says, link }
}
