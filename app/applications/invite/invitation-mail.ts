import { claimWords } from '../../claims/words.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { storyInvitationDays } from '../../mail/link-lives.ts'
import type { Language } from '../../platform/language.ts'
import { mailWords } from '../mail-words.ts'

/** Nothing of the application stands in it. */
export function invitationMail(site: MailSite, href: string, language: Language) {
  const { invitation: words } = mailWords[language]
  const blocks = [
    words.yes,
    words.offer,
    { button: words.open, href },
    words.terms(storyInvitationDays, claimWords[language].verified.label),
    words.ratherNot,
  ]
  return composeMail(site, words.subject(site.brand), blocks, language)
}

/** To be sent by hand. */
export function invitationText(brand: string, href: string, language: Language) {
  return mailWords[language].invitation.text(brand, href)
}
