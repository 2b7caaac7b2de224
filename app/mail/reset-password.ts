import type { Site } from '../content/site.ts'
import { link, paragraph } from './html.ts'

/** It holds nothing that was typed by whoever asked. */
export function resetPassword({ brand }: Pick<Site, 'brand'>, href: string, minutes: number) {
  const asked = `Somebody, hopefully you, asked for a new password for your admin account at ${brand}.`
  const offer = `With this link you can set one. It works once, and for ${minutes} minutes:`
  const effect = 'A new password signs your account out everywhere.'
  const mistake = 'You did not ask for it? Then do nothing: your password stays as it is.'
  return {
    subject: `${brand}: set a new password`,
    text: [asked, offer, href, effect, mistake, brand].join('\n\n'),
    html: [
      paragraph(asked),
      paragraph(offer),
      link(href, 'Set a new password'),
      paragraph(effect),
      paragraph(mistake),
      paragraph(brand),
    ].join('\n'),
  }
}
