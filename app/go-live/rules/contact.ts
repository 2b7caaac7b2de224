import type { Facts } from '../facts.ts'
import { ownCare, ownPromise } from '../laws.ts'
import type { Rule } from '../rule.ts'
import { beside, matched, spot } from '../spots.ts'

const contact = { label: 'Set phone and e-mail', href: '/admin/settings' }
const mailSteps = { label: 'How to set up mail', href: '/admin/start#mail' }
const answered = ownPromise('visitors who call or write get an answer')

/** Numbers and addresses that are kept for examples: they belong to nobody. */
const fictionalPhone = /\(?\b\d{3}\)?[ .-]?555[ .-]?\d{4}\b|\b123[ .-]?456[ .-]?7890\b/g
const reservedDomain =
  '(?:example\\.(?:com|net|org|edu)|[\\w-]+\\.(?:example|test|invalid|localhost)|localhost)'
const reservedMail = new RegExp(`[\\w.+-]{1,64}@(?:[\\w-]+\\.){0,3}${reservedDomain}\\b`, 'gi')

export const contactRules: Rule[] = [
  {
    id: 'phone-reaches-nobody',
    title: 'A phone number that reaches nobody',
    gravity: 'stop',
    law: answered,
    why: 'Numbers with 555 in the middle are made for films. Who calls for help hears nothing.',
    todo: 'Write in your own number and call it once.',
    mend: contact,
    find: ({ lines }) => matched(lines, fictionalPhone),
  },
  {
    id: 'mail-reaches-nobody',
    title: 'An e-mail address that reaches nobody',
    gravity: 'stop',
    law: answered,
    why: 'This address came with the program or is kept for examples: what is sent there is lost.',
    todo: 'Write in your own address and send it a mail.',
    mend: contact,
    find: ({ lines }) => matched(lines, reservedMail),
  },
  {
    id: 'no-privacy-contact',
    title: 'No contact for privacy',
    gravity: 'stop',
    law: {
      cite: 'Cal. Bus. & Prof. Code § 22575, online privacy policy',
      href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22575.',
    },
    why: 'The privacy page promises a copy or a deletion of what is kept. People must be able to ask for it.',
    todo: 'Bring the privacy page back with an address that somebody reads.',
    mend: contact,
    find: privacyContact,
  },
  {
    id: 'mail-not-set-up',
    title: 'Mail does not go out',
    gravity: 'first',
    law: ownPromise('who applies or sends a story gets a confirmation with a private link'),
    why: 'Confirmations, new passwords and news of applications and stories stay on the server.',
    todo: 'Set up the mail server, and send a test mail.',
    mend: mailSteps,
    find: ({ mail }) => {
      if (mail?.kind === 'answers') return []
      if (mail?.kind === 'not-set-up') return [spot('No mail server is set up.')]
      return [
        spot(mail ? `Mail is set up, but does not work: ${mail.why}` : 'The mail server does not answer.'),
      ]
    },
  },
  {
    id: 'mail-from-nobody',
    title: 'Mails come from an address that cannot exist',
    gravity: 'first',
    law: ownCare('answers to a mail reach you'),
    why: 'Mail servers refuse such a sender, and nobody can answer.',
    todo: 'Put your own address into MAIL_FROM.',
    mend: mailSteps,
    find: ({ mailFrom }) => (mailFrom?.match(reservedMail) ?? []).map((address) => spot(address)),
  },
]

function privacyContact({ lines, unread, site }: Facts) {
  const page = lines.filter(({ path }) => path === '/privacy')
  if (page.length === 0 || unread.includes('/privacy'))
    return [spot('The privacy page is not there.', 'Privacy', '/privacy')]
  // The foot of every page has the address too: on this one it must stand in the text.
  const isNamed = page
    .filter(({ text }) => text.includes(site.email))
    .some((line) => !beside(page, line).some(({ text }) => /equal housing/i.test(text)))
  return isNamed ? [] : [spot('Its text names no e-mail address of yours.', 'Privacy', '/privacy')]
}
