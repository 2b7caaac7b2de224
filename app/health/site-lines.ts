import { formWords } from '../site/form-words.ts'
import { forms } from '../site/forms.ts'
import { isLate } from './finding.ts'
import type { Findings, HealthLine } from './findings.ts'
import { isLocal } from './local-address.ts'
import { siteLineWords } from './site-words.ts'

export function formsLine({ ownForms }: Findings): HealthLine {
  const { name, ...words } = siteLineWords.en.forms
  if (ownForms.length === 0) return { name, state: 'good', says: words.connected }
  const isAll = ownForms.length === Object.keys(forms).length
  return {
    name,
    state: 'good',
    says: isAll ? words.allOwn : words.own(ownForms.map((form) => formWords.en[form].name)),
    link: { href: '/admin/settings/forms', label: words.connect },
  }
}

export function applicationsLine({ applications: { waiting, keepMonths } }: Findings): HealthLine {
  const { name, ...words } = siteLineWords.en.applications
  const link = { href: '/admin/applications', label: words.open }
  if ('missing' in waiting) return { name, state: 'look', says: words.unknown(isLate(waiting)), link }
  if (waiting.value === 0) return { name, state: 'good', says: words.noneWaits(keepMonths) }
  return { name, state: 'look', says: words.someWait(waiting.value, keepMonths), link }
}

/** Nothing is said of them where there are none. */
export function webhookLines({ webhooks }: Findings): HealthLine[] {
  const { name, ...words } = siteLineWords.en.webhooks
  const link = { href: '/admin/webhooks', label: words.see }
  if ('missing' in webhooks) return [{ name, state: 'look', says: words.unknown(isLate(webhooks)), link }]
  const { count, givenUp, gone, restored } = webhooks.value
  if (count === 0) return []
  const trouble = [
    ...(restored > 0 ? [words.restored(restored)] : []),
    ...(gone > 0 ? [words.gone(gone)] : []),
    ...(givenUp > 0 ? [words.givenUp(givenUp)] : []),
  ]
  if (trouble.length === 0) return [{ name, state: 'good', says: words.allArrived }]
  return [{ name, state: 'look', says: trouble.join(' '), link }]
}

export function addressLine({ siteUrl }: Findings): HealthLine {
  const { name, ...words } = siteLineWords.en.address
  const line = { name, says: words.is(siteUrl) }
  const link = { href: '/admin/start#address', label: words.howTo }
  if (isLocal(siteUrl)) return { ...line, state: 'look', advice: words.local, link }
  if (siteUrl.startsWith('http:')) return { ...line, state: 'wrong', advice: words.plainHttp, link }
  return { ...line, state: 'good' }
}

export function proxyLines({ isForwardedUnread }: Findings): HealthLine[] {
  if (!isForwardedUnread) return []
  const { name, ...words } = siteLineWords.en.proxy
  return [{ name, state: 'look', says: words.unread, advice: words.setIt }]
}

export function contactLine({ contact }: Findings): HealthLine {
  const { name, ...words } = siteLineWords.en.contact
  if (!contact.hasDemoPhone && !contact.hasDemoEmail) return { name, state: 'good', says: words.own }
  const link = { href: '/admin/settings', label: words.write }
  return { name, state: 'wrong', says: words.madeUp(contact), link }
}

export function twoFactorLine({ hasTwoFactor }: Findings): HealthLine {
  const { name, ...words } = siteLineWords.en.twoFactor
  if ('missing' in hasTwoFactor) return { name, state: 'look', says: words.unknown(isLate(hasTwoFactor)) }
  if (hasTwoFactor.value) return { name, state: 'good', says: words.on }
  const link = { href: '/admin/account/two-factor', label: words.switchOn }
  return { name, state: 'look', says: words.off, link }
}

export function reviewLine({ review }: Findings): HealthLine {
  const { name, ...words } = siteLineWords.en.review
  const link = { href: '/admin/go-live', label: words.see }
  if ('missing' in review) return { name, state: 'look', says: words.unread, link }
  const { stop, first } = review.value
  const says = words.counts(review.value)
  if (stop > 0) return { name, state: 'wrong', says, link }
  return { name, state: first > 0 ? 'look' : 'good', says, link }
}
