import type { Site } from '../content/site.ts'
import { link as linkTo, paragraph } from './html.ts'

type Words = Pick<Site, 'brand' | 'email'>

/**
 * The confirmation of a story. It holds no word that was typed into the form: nobody can use it to send
 * words of their own to a stranger.
 */
export function storyReceived({ brand, email }: Words, link: string) {
  const subject = `${brand}: we have your story`
  const thanks = 'Thank you for sharing your story. A person reads every story before it appears on the wall.'
  const offer =
    'With your private link you can see where your story stands, take it back, or delete it and its photos:'
  const warning = 'Keep the link to yourself: whoever has it can do the same.'
  const mistake = `You did not send us a story? Then somebody mistyped an address. Open the link and delete the story, or write to ${email}.`
  return {
    subject,
    text: [thanks, offer, link, warning, mistake, brand].join('\n\n'),
    html: [
      paragraph(thanks),
      paragraph(offer),
      linkTo(link, 'Open my story'),
      paragraph(warning),
      paragraph(mistake),
      paragraph(brand),
    ].join('\n'),
  }
}
