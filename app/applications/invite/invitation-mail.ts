import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { invitationDays } from './invitation-link.ts'

/** Nothing of the application stands in it. */
export function invitationMail(site: MailSite, href: string) {
  return composeMail(site, `${site.brand}: would you tell others how it went?`, [
    'You were told yes. Somebody who was just told no would like to read how that came about.',
    'If you want to, write a few lines for our approval wall. You choose how your name is shown, and you can take the story back at any time.',
    { button: 'Tell my story', href },
    `The link is yours alone. It works for one story, and for ${invitationDays} days. A story that comes by it is marked “Verified client”; nothing else of your application is shown.`,
    'You would rather not? Then do nothing: we do not ask a second time by ourselves. News like this can be switched off on your private page.',
  ])
}

/** To be sent by hand. */
export function invitationText(brand: string, href: string) {
  return `${brand}: would you tell others how it went? This link is yours alone, for one story: ${href}`
}
