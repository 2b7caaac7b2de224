import { languages, pathIn } from '../../platform/language.ts'
import type { Facts } from '../facts.ts'
import { laws, ownCare, ownPromise } from '../laws.ts'
import type { Rule } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { beside, linesAt, matched, spot } from '../spots.ts'

const words = ruleWords.en.contact

const contact = { label: words.mend.contact, href: '/admin/settings' }
const mailSteps = { label: words.mend.mail, href: '/admin/start#mail' }
const answered = ownPromise(words.promises.answered)

/** Numbers and addresses that are kept for examples: they belong to nobody. */
const fictionalPhone = /\(?\b\d{3}\)?[ .-]?555[ .-]?\d{4}\b|\b123[ .-]?456[ .-]?7890\b/g
const reservedDomain =
  '(?:example\\.(?:com|net|org|edu)|[\\w-]+\\.(?:example|test|invalid|localhost)|localhost)'
const reservedMail = new RegExp(`[\\w.+-]{1,64}@(?:[\\w-]+\\.){0,3}${reservedDomain}\\b`, 'gi')

/** A sentence of every page's foot. */
const foot = /equal housing|igualdad de oportunidades en la vivienda/i

export const contactRules: Rule[] = [
  {
    id: 'phone-reaches-nobody',
    ...words.phoneReachesNobody,
    gravity: 'stop',
    law: answered,
    mend: contact,
    find: ({ lines }) => matched(lines, fictionalPhone),
  },
  {
    id: 'mail-reaches-nobody',
    ...words.mailReachesNobody,
    gravity: 'stop',
    law: answered,
    mend: contact,
    find: ({ lines }) => matched(lines, reservedMail),
  },
  {
    id: 'no-privacy-contact',
    ...words.noPrivacyContact,
    gravity: 'stop',
    law: laws.privacyPolicy,
    mend: contact,
    find: privacyContact,
  },
  {
    id: 'no-postal-address',
    ...words.noPostalAddress,
    gravity: 'first',
    law: laws.postalAddress,
    mend: contact,
    find: ({ site }) => (site.postalAddress ? [] : [spot(words.found.noPostalAddress)]),
  },
  {
    id: 'mail-not-set-up',
    ...words.mailNotSetUp,
    gravity: 'first',
    law: ownPromise(words.promises.confirmed),
    mend: mailSteps,
    find: ({ mail }) => {
      if (mail?.kind === 'answers') return []
      if (mail?.kind === 'not-set-up') return [spot(words.found.noServer)]
      return [spot(mail ? words.found.trouble(mail.why) : words.found.noAnswer)]
    },
  },
  {
    id: 'mail-from-nobody',
    ...words.mailFromNobody,
    gravity: 'first',
    law: ownCare(words.promises.reachesYou),
    mend: mailSteps,
    find: ({ mailFrom }) => (mailFrom?.match(reservedMail) ?? []).map((address) => spot(address)),
  },
]

function privacyContact({ lines, unread, site }: Facts) {
  return languages.flatMap((language) => {
    const path = pathIn(language, '/privacy')
    const page = linesAt(lines, path)
    if (page.length === 0 || unread.includes(path))
      return [spot(words.found.noPage, words.found.privacy, path)]
    // The foot of every page has the address too: on this one it must stand in the text.
    const isNamed = page
      .filter(({ text }) => text.includes(site.email))
      .some((line) => !beside(lines, line).some(({ text }) => foot.test(text)))
    return isNamed ? [] : [spot(words.found.noAddress, words.found.privacy, path)]
  })
}
