import type { Block, MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import type { Site } from '../../site/site.ts'
import { mailWords } from '../mail-words.ts'
import { teamMailWords } from '../team-mail-words.ts'

/** Told in the language of who gets the mail. */
type LocalSite = MailSite & Pick<Site, 'language'>

type Received = { reference: string; link: string; answeredWithin: string }

/** No word that was typed stands in it: nobody can use the form to send words of their own to a stranger. */
export function applicationReceived(site: LocalSite, { reference, link, answeredWithin }: Received) {
  const { received: words } = mailWords[site.language]
  const blocks = [words.arrived(reference), words.answered(answeredWithin), ...privatePage(site, link)]
  return composeMail(site, words.subject(site.brand, reference), blocks, site.language)
}

/** To a corrected address, without the promise of an answer: it may have come long ago. */
export function applicationReaddressed(
  site: LocalSite,
  { reference, link }: Omit<Received, 'answeredWithin'>,
) {
  const { readdressed: words } = mailWords[site.language]
  const blocks = [words.address(reference), ...privatePage(site, link)]
  return composeMail(site, words.subject(site.brand, reference), blocks, site.language)
}

/** An answer on the private page; its words are read there, and the link to it is not known any more. */
export function applicationAnswered(site: LocalSite, reference: string) {
  const { answered: words } = mailWords[site.language]
  const blocks = [words.waits(reference), words.link, words.beware]
  return composeMail(site, words.subject(site.brand, reference), blocks, site.language)
}

function privatePage({ language, email }: LocalSite, link: string): Block[] {
  const { received: words } = mailWords[language]
  return [words.page, { button: words.open, href: link }, words.keep, words.beware(email)]
}

export function draftKept(site: LocalSite, link: string, until: string) {
  const { draft: words } = mailWords[site.language]
  const blocks = [
    words.asked,
    { button: words.open, href: link },
    words.kept(until),
    words.keep,
    words.notYou,
  ]
  return composeMail(site, words.subject(site.brand), blocks, site.language)
}

/** Never who, where or what: that stays behind the sign-in. */
type Notice = { isLast?: boolean; isLastOfNetwork?: boolean }

export function applicationArrived(site: MailSite, program: string, notice: Notice = {}) {
  const { application: words } = teamMailWords.en
  return composeMail(site, words.subject(site.brand), [
    words.arrived(program),
    { button: words.open, href: `${site.url}/admin/applications` },
    ...(notice.isLast ? [words.last] : []),
    ...(notice.isLastOfNetwork && !notice.isLast ? [words.lastOfNetwork] : []),
    words.why,
  ])
}

/** A message on the private page; its words are read behind the sign-in. */
export function messageArrived(site: MailSite, reference: string) {
  const { message: words } = teamMailWords.en
  return composeMail(site, words.subject(site.brand, reference), [
    words.arrived(reference),
    { button: words.open, href: `${site.url}/admin/applications` },
    words.why,
  ])
}
