import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import type { Language } from '../../platform/language.ts'
import { mailWords } from '../mails-words.ts'

/**
 * The confirmation of a story. It holds no word that was typed into the form: nobody can use it to send
 * words of their own to a stranger.
 */
export function storyReceived(site: MailSite, link: string, language: Language = 'en') {
  const words = mailWords[language].received
  const blocks = [
    words.thanks,
    words.link,
    { button: words.open, href: link },
    words.keep,
    words.notYou(site.email),
  ]
  return composeMail(site, words.subject(site.brand), blocks, language)
}
