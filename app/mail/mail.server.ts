import { createTransport } from 'nodemailer'
import type { Env } from '../platform/env.server.ts'
import { parseSender } from '../platform/mail-sender.ts'
import type { MailSite } from './blocks.ts'
import type { MailWords } from './compose.tsx'
import type { MailKind } from './mail-kinds.ts'

/** `id` names the mail for good: should it ever arrive twice, mail programs can tell. */
export type Mail = MailWords & { id: string; kind: MailKind; to: string }

export type Mailer = {
  /** Rejects when the mail server did not take it. */
  send(mail: Mail): Promise<void>
}

export type MailLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** RFC 5321 lets a mail server take minutes after the last line; one that is left earlier has it, and gets it again. */
export const patience = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 150_000,
}

/** Null without SMTP_URL. */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  site: Pick<MailSite, 'email'>,
  timeouts = patience,
): Mailer | null {
  if (!smtpUrl) return null
  const domain = parseSender(mailFrom ?? '')?.domain ?? 'localhost'
  // Words that people typed must never make the program read a file or an address.
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, kind, to, subject, text, html }) {
      await transport.sendMail({
        subject,
        text,
        html,
        from: mailFrom,
        // Answers reach the team also where mails come from an address that nobody reads.
        ...(!isNobodys(site.email) && { replyTo: { name: '', address: site.email } }),
        // The one mail that needs the yes to news: like an answer, this reaches the team.
        ...(kind === 'story-invitation' &&
          !isNobodys(site.email) && {
            list: { unsubscribe: `mailto:${site.email}?subject=unsubscribe` },
          }),
        messageId: `<${id}@${domain}>`,
        // As one address: a text would be searched for several.
        to: { name: '', address: to },
        // A person wrote a letter of the inbox.
        headers: kind === 'application-mail' ? {} : { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

/** The site's address until the owner writes one: no mail arrives at that domain. */
function isNobodys(email: string) {
  return email.endsWith('.example')
}
