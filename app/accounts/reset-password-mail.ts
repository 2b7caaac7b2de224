import type { MailSite } from '../mail/blocks.ts'
import { composeMail } from '../mail/compose.tsx'

/** It holds nothing that was typed by whoever asked. */
export function resetPassword(site: MailSite, href: string, minutes: number) {
  return composeMail(site, `${site.brand}: set a new password`, [
    `Somebody, hopefully you, asked for a new password for your admin account at ${site.brand}.`,
    `With this link you can set one. It works once, and for ${minutes} minutes.`,
    { button: 'Set a new password', href },
    'A new password signs your account out everywhere.',
    'You did not ask for it? Then do nothing: your password stays as it is.',
  ])
}
