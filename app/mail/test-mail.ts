import type { MailSite } from './blocks.ts'
import { composeMail } from './compose.tsx'
import { testMailWords } from './test-mail-words.ts'

export function testMail(site: MailSite) {
  const words = testMailWords.en
  return composeMail(site, words.subject(site.brand), [
    words.works,
    words.spam,
    { button: words.back, href: `${site.url}/admin/mail` },
  ])
}
