import { createTransport } from 'nodemailer'
import { count } from '../counters.ts'
import type { Env } from '../env.server.ts'

export type Mail = { to: string; subject: string; text: string; html?: string }

export type Mailer = {
  /** Rejects when the mail server did not take it. */
  send(mail: Mail): Promise<void>
  /** At the end: waits for what is under way. */
  close(): Promise<void>
}

export type MailLog = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

export function createMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>, log: MailLog): Mailer {
  const deliver = smtpUrl ? bySmtp(smtpUrl, mailFrom) : toTheLog(log)
  const underWay = new Set<Promise<void>>()
  return {
    async send(mail) {
      const delivery = deliver(mail)
      underWay.add(delivery)
      delivery.then(
        () => count('mails', smtpUrl ? 'sent' : 'no-server'),
        () => count('mails', 'failed'),
      )
      await delivery.finally(() => underWay.delete(delivery))
    },
    async close() {
      await Promise.allSettled(underWay)
    },
  }
}

function bySmtp(url: string, from: string | undefined) {
  // Words that people typed must never make the program read a file or an address.
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return async ({ to, ...mail }: Mail) => {
    await transport.sendMail({
      ...mail,
      from,
      // As one address: a text would be searched for several.
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

function toTheLog(log: MailLog) {
  return async ({ subject }: Mail) => {
    log.info({ subject }, 'A mail to an address was not sent: SMTP_URL is not set')
  }
}
