import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'

export function storyApproved(site: MailSite, storyId: string) {
  return composeMail(site, `${site.brand}: your story is on the wall`, [
    'Good news: your story is on our Approval Wall now. Thank you for giving others hope.',
    { button: 'See your story', href: `${site.url}/approval-wall/story/${storyId}` },
    'You changed your mind? With the private link from our first mail you can take it back at any time.',
  ])
}

/** The reason stays with the moderators. */
export function storyRejected(site: MailSite) {
  return composeMail(site, `${site.brand}: about your story`, [
    'Thank you for sharing your story with us. It took courage, and somebody read it with care.',
    'We decided not to put it on the wall this time. That is no judgment of you or of what you went through.',
    `You have a question, or want to tell it in another way? Write to ${site.email} or call ${site.phone}.`,
  ])
}
