import { type FormName, forms } from '../content/forms.ts'
import { agoWords, sizeWords } from './plain-words.ts'
import type { RecentError } from './server-facts.ts'

/** What was found out, before anybody judged it. */
export type Findings = {
  now: Date
  database: {
    engine: 'sqlite' | 'postgres'
    /** Null when it did not answer. */
    answerMs: number | null
    bytes: number
    migration: string | null
    isUpToDate: boolean
  }
  /** Null where the database lives elsewhere. */
  diskFreeBytes: number | null
  mail: { isSetUp: boolean; waiting: number; givenUp: number; lastFailureAt: Date | null }
  backup: { at: Date; bytes: number } | null
  missingForms: FormName[]
  siteUrl: string
  isForwardedUnread: boolean
  contact: { hasDemoPhone: boolean; hasDemoEmail: boolean }
  hasTwoFactor: boolean
  errors: RecentError[]
}

export type HealthState = 'good' | 'look' | 'wrong'

export type HealthLine = {
  name: string
  state: HealthState
  says: string
  /** What to do about it. */
  advice?: string
  link?: { href: string; label: string }
}

const gigabyte = 1e9
const dayMs = 86_400_000

/** Everything the owner should know, in the order of a round through the house. */
export function healthLines(found: Findings): HealthLine[] {
  return [
    databaseLine(found),
    ...diskLines(found),
    mailLine(found),
    backupLine(found),
    formsLine(found),
    addressLine(found),
    ...proxyLines(found),
    contactLine(found),
    twoFactorLine(found),
    errorsLine(found),
  ]
}

/** The worst of all lines. */
export function overallState(lines: HealthLine[]): HealthState {
  if (lines.some(({ state }) => state === 'wrong')) return 'wrong'
  return lines.some(({ state }) => state === 'look') ? 'look' : 'good'
}

function databaseLine({ database }: Findings): HealthLine {
  const { engine, answerMs, bytes, migration, isUpToDate } = database
  const name = 'Database'
  if (answerMs === null)
    return {
      name,
      state: 'wrong',
      says: 'It does not answer within two seconds.',
      advice: 'Restart it, or call whoever runs it.',
    }
  const kind = engine === 'sqlite' ? 'The built-in database' : 'PostgreSQL'
  const says = `${kind} answers in ${answerMs} ms and holds ${sizeWords(bytes)}.`
  if (!isUpToDate)
    return { name, state: 'wrong', says, advice: 'Its tables are not up to date: restart the site.' }
  return { name, state: 'good', says: `${says} Its tables are up to date (${migration}).` }
}

function diskLines({ diskFreeBytes }: Findings): HealthLine[] {
  if (diskFreeBytes === null) return []
  const line = { name: 'Disk', says: `${sizeWords(diskFreeBytes)} are free where the data lies.` }
  const advice = 'Make room soon: without it no story, article or setting can be saved.'
  if (diskFreeBytes < gigabyte / 5) return [{ ...line, state: 'wrong', advice }]
  return [diskFreeBytes < gigabyte ? { ...line, state: 'look', advice } : { ...line, state: 'good' }]
}

function mailLine({ mail, now }: Findings): HealthLine {
  const { isSetUp, waiting, givenUp, lastFailureAt } = mail
  const name = 'Mail'
  if (!isSetUp)
    return {
      name,
      state: 'wrong',
      says: 'Mail is not set up: people who send a story get no confirmation.',
      advice: 'Set SMTP_URL and MAIL_FROM where the site is started, then restart it.',
    }
  const queue = `${mails(waiting)} waiting, ${givenUp} given up.`
  if (!lastFailureAt && givenUp === 0) return { name, state: 'good', says: `Mail is set up. ${queue}` }
  const when = lastFailureAt ? `The last failure was ${agoWords(lastFailureAt, now)}. ` : ''
  return {
    name,
    state: 'look',
    says: `Mail is set up. ${when}${queue}`,
    advice: 'If it goes on, look whether the mail server still takes the password in SMTP_URL.',
    link: { href: '/admin/mail', label: 'See the mails' },
  }
}

function backupLine({ backup, now }: Findings): HealthLine {
  const name = 'Backup'
  const advice = 'On the server, type: npm run backup -- create'
  if (!backup) return { name, state: 'wrong', says: 'There is no backup yet.', advice }
  const says = `The last one was made ${agoWords(backup.at, now)} (${sizeWords(backup.bytes)}).`
  const isOld = now.getTime() - backup.at.getTime() > 7 * dayMs
  return isOld ? { name, state: 'look', says, advice } : { name, state: 'good', says }
}

function formsLine({ missingForms }: Findings): HealthLine {
  const name = 'Forms'
  if (missingForms.length === 0) return { name, state: 'good', says: 'Every form is connected.' }
  const names = missingForms.map((form) => forms[form].setting).join(', ')
  return {
    name,
    state: 'wrong',
    says: `Not connected: ${names}. Visitors see a stand-in that reaches nobody.`,
    link: { href: '/admin/settings/forms', label: 'Connect the forms' },
  }
}

function addressLine({ siteUrl }: Findings): HealthLine {
  const line = { name: 'Address', says: `The site calls itself ${siteUrl}.` }
  if (isLocal(siteUrl))
    return {
      ...line,
      state: 'look',
      advice: 'That works on this computer only. Set SITE_URL to the public address, with https://.',
    }
  if (siteUrl.startsWith('http:'))
    return {
      ...line,
      state: 'wrong',
      advice: 'Plain http: passwords can be read on the way. Use https:// in SITE_URL.',
    }
  return { ...line, state: 'good' }
}

/** Whether nobody else could reach that address. */
export function isLocal(siteUrl: string) {
  return /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(new URL(siteUrl).hostname)
}

function proxyLines({ isForwardedUnread }: Findings): HealthLine[] {
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

function contactLine({ contact: { hasDemoPhone, hasDemoEmail } }: Findings): HealthLine {
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

function twoFactorLine({ hasTwoFactor }: Findings): HealthLine {
  const name = 'Two-factor sign-in'
  if (hasTwoFactor) return { name, state: 'good', says: 'It is on for your account.' }
  return {
    name,
    state: 'look',
    says: 'It is off for your account: whoever learns your password is in.',
    link: { href: '/admin/account/two-factor', label: 'Switch it on' },
  }
}

function errorsLine({ errors, now }: Findings): HealthLine {
  const name = 'Errors'
  const [newest] = errors
  if (!newest) return { name, state: 'good', says: 'None since the site was started.' }
  const says = `${errors.length === 1 ? 'One' : errors.length} lately, the last one ${agoWords(newest.at, now)}.`
  return { name, state: 'look', says, advice: 'They are listed below. The log says more, by reference.' }
}

function mails(count: number) {
  return count === 1 ? '1 mail' : `${count} mails`
}
