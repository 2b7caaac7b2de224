import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'

export function invitationMail(site: MailSite, href: string, days: number) {
  return composeMail(site, `${site.brand}: you are invited to the team`, [
    `You are invited to work in the admin area of ${site.brand}.`,
    `With this link you choose a name and a password. It works once, and for ${days} days.`,
    { button: 'Join the team', href },
    'You do not know what this is about? Then do nothing: without you no account is made.',
  ])
}
