import { defaultSite, type MailWishes } from '../../site/site.ts'
import { createMailer, type Mailer } from '../mail.server.ts'

export const mailFrom = 'Second Key Rentals <help@secondkey.example>'

export function siteWishing(mail: Partial<MailWishes> = {}) {
  const site = defaultSite('https://site.example')
  return { ...site, mail: { ...site.mail, ...mail } }
}

export function captureLog() {
  const lines: string[] = []
  const keep = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  return { lines, info: keep, warn: keep, error: keep }
}

/** The program's own. */
export function patientMailer(smtpUrl: string): Mailer {
  return present(createMailer({ smtpUrl, mailFrom }, siteWishing()))
}

/** For mail servers that never answer. */
export function hastyMailer(smtpUrl: string): Mailer {
  const timeouts = { dnsTimeout: 1000, connectionTimeout: 1000, greetingTimeout: 300, socketTimeout: 300 }
  return present(createMailer({ smtpUrl, mailFrom }, siteWishing(), timeouts))
}

function present(mailer: Mailer | null) {
  if (!mailer) throw new Error('no mailer')
  return mailer
}
