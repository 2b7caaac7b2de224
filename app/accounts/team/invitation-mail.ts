import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { accountMailWords } from '../mail-words.ts'

export function invitationMail(site: MailSite, href: string, days: number) {
  const words = accountMailWords.en.invitation
  return composeMail(site, words.subject(site.brand), [
    words.invited(site.brand),
    words.link(days),
    { button: words.join, href },
    words.notYou,
  ])
}
