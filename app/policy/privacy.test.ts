import { expect, test } from 'vitest'
import { draftDays } from '../applications/apply/draft-queries.server.ts'
import { consentsIn } from '../applications/consents.ts'
import { privateWords } from '../applications/private/private-words.ts'
import { languages } from '../platform/language.ts'
import { defaultSite } from '../site/site.ts'
import { siteWords } from '../site/words.ts'
import { partWords } from '../tools/part-words.ts'
import { accessibilityStatement } from './accessibility.ts'
import { privacyPolicy } from './privacy.ts'
import { termsOfUse } from './terms.ts'
import { textOf } from './testing/document-text.ts'

const site = defaultSite('https://secondkey.example')
const told = (change = {}) => textOf(privacyPolicy({ ...site, ...change }))

test('how long closed applications are kept is what the owner set, and open ones are not forgotten', () => {
  expect(told()).toContain('Once an application is closed, we erase it after 24 months.')
  expect(told({ keepApplications: 6 })).toContain('we erase it after 6 months.')
  expect(told()).toContain(
    'One that is approved or still open is kept until it is closed, or until you delete it.',
  )
})

test('a draft for another device is kept as long as it says', () => {
  expect(draftDays).toBe(14)
  expect(told()).toContain('we keep what you wrote so far until the end of the fourteenth day.')
  expect(told()).toContain('before you send it, unless you ask us for a link to go on elsewhere.')
})

test.each([
  ['privacy', privacyPolicy],
  ['terms', termsOfUse],
  ['accessibility', accessibilityStatement],
] as const)(
  'what the owner set since is in the date of the %s page; an older change is not',
  (name, policy) => {
    for (const language of languages) {
      const own = defaultSite('https://secondkey.example', language)
      const datedOf = (day: string) =>
        policy({ ...own, changedOn: { ...own.changedOn, [name]: day } }).updated
      expect(datedOf('2099-01-31')).toBe('01/31/2099')
      expect(datedOf('2025-01-31')).toBe(policy(own).updated)
      expect(policy(own).updated).toMatch(/^\d\d\/\d\d\/20\d\d$/)
    }
  },
)

test('the forms are called our own while no other is connected', () => {
  expect(told()).toContain('At the moment all forms on this site are our own.')
  const funding = { address: 'https://forms.example/x', script: '', embedKey: '' }
  expect(told({ forms: { ...site.forms, funding } })).toContain('use forms that other companies host')
})

test('the accessibility statement names forms of other companies only where one is connected', () => {
  const funding = { address: 'https://forms.example/x', script: '', embedKey: '' }
  const other = 'belong to other companies'
  expect(textOf(accessibilityStatement(site))).not.toContain(other)
  expect(textOf(accessibilityStatement({ ...site, forms: { ...site.forms, funding } }))).toContain(other)
})

test('the terms know our own forms too', () => {
  expect(textOf(termsOfUse(site))).toContain('Applications and orders run through our own forms.')
})

test('who said yes to news may get some, and hears of it here; nobody else is promised it', () => {
  expect(consentsIn('en').news.isNeeded).toBe(false)
  expect(told()).toContain('We mail you something else only if you said yes to news in an application')
  expect(told()).toContain('that can be an invitation to tell your story')
  expect(told()).not.toContain('We do not add you to a mailing list')
})

test('what “Verified client” says of somebody is told, and that nothing else is', () => {
  expect(told()).toContain('carries the mark “Verified client”')
  expect(told()).toContain('We keep no record of which application it was.')
})

test('who else hears of an application is told, and the yes to work on it says so', () => {
  expect(told()).toContain('we tell landlords, and in the funding program lenders, what they need')
  expect(told()).toContain('The company of the protection plan gets what it needs')
  expect(consentsIn('en').contact.wording('Us')).toMatch(
    /landlords and lenders it applies to for me, and to the company of the protection plan/,
  )
})

test('the yes to texts speaks of what the team does: a person writes them, and no machine calls', () => {
  const { wording } = consentsIn('en').machine
  expect(wording('Us')).toContain('A person writes each text')
  expect(wording('Us')).not.toMatch(/automated|recorded/)
})

test('what the four tools keep on the device is named, by their names, and how it is erased', () => {
  const { names } = siteWords.en
  for (const path of ['/told-no', '/letters', '/move-in-budget', '/checklist'] as const)
    expect(told()).toContain(`“${names[path].help}”`)
  expect(told()).toContain(`“${partWords.en.erase}” on any of the four removes all of it.`)
  expect(told()).toContain('the last town page you opened')
})

test('what goes with a deleted application is named, under a corrected address too', () => {
  expect(told()).toContain('under the same e-mail address, or under one you corrected since.')
})

test('what stays after somebody is erased is named', () => {
  expect(told()).toContain('a coded mark of your e-mail address')
})

test('what is kept about an application besides the answers is named', () => {
  expect(told()).toContain('messages, calls, mails by their subject, and notes')
  expect(told()).toContain('A few plain rules guess whether a robot sent it.')
  expect(told()).toContain('yours may be passed on to it')
})

test.each(languages)(
  'who deletes an application is told of safety copies and of the log, here and on their page (%s)',
  (language) => {
    const policy = textOf(privacyPolicy(defaultSite('https://secondkey.example', language)))
    const { data, gone } = privateWords[language].mine
    const copies = /Safety copies|[Cc]opias de seguridad/g
    // Of a story and of an application.
    expect(policy.match(copies)).toHaveLength(2)
    for (const words of [data.deleteMeans('K7M-4Q2X'), gone.text]) {
      expect(words).toMatch(copies)
      expect(words).not.toMatch(/for good|para siempre|one line|una sola línea/)
    }
    expect(data.deleteMeans('K7M-4Q2X')).toMatch(/Our log keeps|Nuestro registro guarda/)
    expect(policy).toMatch(/Our log keeps|Nuestro registro guarda/)
  },
)
