import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { type Language, pathIn } from '../../platform/language.ts'
import { storyPath } from '../../site/story-path.ts'
import { mailWords } from '../mails-words.ts'

type Approved = { id: string; hasPrivateLink: boolean }

export function storyApproved(site: MailSite, { id, hasPrivateLink }: Approved, language: Language = 'en') {
  const words = mailWords[language].approved
  const href = site.url + pathIn(language, storyPath(id))
  const changedMind = hasPrivateLink ? words.changedMind : words.reach(site)
  const blocks = [words.lead, { button: words.see, href }, changedMind]
  return composeMail(site, words.subject(site.brand), blocks, language)
}

/** The reason stays with the moderators. */
export function storyRejected(site: MailSite, language: Language = 'en') {
  const words = mailWords[language].rejected
  const blocks = [words.thanks, words.decision, words.reach(site)]
  return composeMail(site, words.subject(site.brand), blocks, language)
}
