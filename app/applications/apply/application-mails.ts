import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'

type Received = { reference: string; link: string; answeredWithin: string }

/** No word that was typed stands in it: nobody can use the form to send words of their own to a stranger. */
export function applicationReceived(site: MailSite, { reference, link, answeredWithin }: Received) {
  return composeMail(site, `${site.brand}: we have your application ${reference}`, [
    `Your application arrived. Its number is ${reference}: have it at hand when you call us.`,
    `A person reads it and answers within ${answeredWithin}. Nothing was charged.`,
    'On your private page you see where it stands, write to us, correct your contact data, and take back any yes.',
    { button: 'Open my private page', href: link },
    'Keep the link to yourself: whoever has it can do the same.',
    `Send no money to anybody who calls in our name and cannot say your number. You did not apply? Then somebody mistyped an address: open the link and delete it, or write to ${site.email}.`,
  ])
}

export function draftKept(site: MailSite, link: string, days: number) {
  return composeMail(site, `${site.brand}: go on with your application`, [
    'You asked for a link to go on with your application on another device.',
    { button: 'Go on with my application', href: link },
    `We keep what you wrote so far for ${days} days, and delete it then. Nothing was sent to anybody yet.`,
    'Keep the link to yourself: whoever has it can read what you wrote.',
    'You did not ask for it? Then somebody mistyped an address, and you need do nothing.',
  ])
}

/** Never who, where or what: that stays behind the sign-in. */
export function applicationArrived(site: MailSite, program: string, isLast: boolean) {
  return composeMail(site, `${site.brand}: a new application is waiting`, [
    `Somebody applied (${program}). The application waits in your inbox.`,
    { button: 'Open the inbox', href: `${site.url}/admin/applications` },
    ...(isLast ? ['Many came in this hour. For the rest of it, no more mails about new ones.'] : []),
    'You get this mail because you look after applications.',
  ])
}

/** A message on the private page; its words are read behind the sign-in. */
export function messageArrived(site: MailSite, reference: string) {
  return composeMail(site, `${site.brand}: a message about ${reference}`, [
    `The applicant of ${reference} wrote a message on the private page.`,
    { button: 'Open the inbox', href: `${site.url}/admin/applications` },
    'You get this mail because you look after applications.',
  ])
}
