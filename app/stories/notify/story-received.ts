import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'

/**
 * The confirmation of a story. It holds no word that was typed into the form: nobody can use it to send
 * words of their own to a stranger.
 */
export function storyReceived(site: MailSite, link: string) {
  return composeMail(site, `${site.brand}: we have your story`, [
    'Thank you for sharing your story. A person reads every story before it appears on the wall.',
    'With your private link you can see where your story stands, take it back, or delete it and its photos.',
    { button: 'Open my story', href: link },
    'Keep the link to yourself: whoever has it can do the same.',
    `You did not send us a story? Then somebody mistyped an address. Open the link and delete the story, or write to ${site.email}.`,
  ])
}
