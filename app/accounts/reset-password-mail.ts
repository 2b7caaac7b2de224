import type { MailSite } from '../mail/blocks.ts'
import { composeMail } from '../mail/compose.tsx'
import { accountMailWords } from './mail-words.ts'

/** It holds nothing that was typed by whoever asked. */
export function resetPassword(site: MailSite, href: string, minutes: number) {
  const words = accountMailWords.en.reset
  return composeMail(site, words.subject(site.brand), [
    words.asked(site.brand),
    words.link(minutes),
    { button: words.set, href },
    words.signsOut,
    words.notYou,
  ])
}
