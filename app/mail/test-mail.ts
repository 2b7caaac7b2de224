import type { MailSite } from './blocks.ts'
import { composeMail } from './compose.tsx'

export function testMail(site: MailSite) {
  return composeMail(site, `${site.brand}: a test`, [
    'This mail came from your site. If you can read it, mail works.',
    'It is worth a look whether it landed among the spam: then ask whoever runs your mail server about SPF and DKIM.',
    { button: 'Back to the admin area', href: `${site.url}/admin/mail` },
  ])
}
