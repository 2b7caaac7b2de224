import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { noAnswers } from '../applications/apply/answers.ts'
import { limitsFor } from '../applications/apply/application-limits.server.ts'
import { submitApplication } from '../applications/apply/submit-application.server.ts'
import { consentsIn, wordingMark } from '../applications/consents.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { isOfNames } from './testing/names.ts'
import { outsideWords } from './testing/outside-words.ts'
import { wizardSteps } from './testing/samples.ts'
import { failedPages, translatedPages } from './testing/translated.ts'

/** In this project of tests the Spanish words are the English ones between brackets (vite.marked-words.ts). */
const site: Site = { ...defaultSite('https://example.test', 'es'), brand: '⟦brand⟧', examples: 'off' }

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

test.each([...translatedPages, ...failedPages])(
  'every word of %s comes from the files of words',
  async (path) => {
    const { html } = await render({ path }, site)
    expect(outsideWords(html).filter((text) => !isOfNames(text))).toEqual([])
  },
)

test('no word of a page stands in a style sheet', () => {
  const sheets = globSync('app/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const written = sheets.flatMap((css) => css.match(/content:\s*(["']).*?\1/g) ?? [])
  expect(written.filter((content) => /["'].*\p{L}{2}/u.test(content))).toEqual([])
})

test.each(wizardSteps)('every word after step $form.step of the wizard does too', async (asked) => {
  const { html } = await render(asked, site)
  expect(outsideWords(html).filter((text) => !isOfNames(text))).toEqual([])
})

const filled = {
  ...{ fullName: '⟦A⟧', phone: '713 555 0118', email: 'a@example.com', reachBy: 'call', place: '⟦B⟧' },
  ...{ adults: '2', moveIn: 'month', bedrooms: '0', rentBudget: '1300', income: 'below2500' },
  ...{ challenges: 'Evictions', words: '⟦C⟧', program: 'funding', formToken: '1' },
}

test.each([
  ['every mistake', { step: 'you', go: 'send' }],
  ['a wrong address', { ...filled, email: 'x', phone: '12', step: 'you', go: 'next' }],
  ['the second step', { ...filled, step: 'you', go: 'next' }],
  ['wrong amounts', { ...filled, adults: '0', rentBudget: 'x', step: 'home', go: 'next' }],
  ['the third step', { ...filled, step: 'home', go: 'next' }],
  ['too many words', { ...filled, words: '1 '.repeat(2000), step: 'happened', go: 'next' }],
  ['the last step', { ...filled, step: 'happened', go: 'next' }],
  ['a missing yes', { ...filled, step: 'yes', go: 'send' }],
  ['a link for later', { ...filled, step: 'home', go: 'save' }],
])('an application that is posted with %s is answered in words of the files', async (_what, form) => {
  const { html } = await render({ path: '/forms/funding', form }, site)
  expect(outsideWords(html).filter((text) => !isOfNames(text))).toEqual([])
})

test('every word behind a private link comes from the files of words', async () => {
  const { database } = scratch
  const intake = { database, site, secret: 'x'.repeat(40), canMail: true }
  const answers = { ...noAnswers, ...filled }
  const sent = await submitApplication(intake, {
    ...{ form: 'funding', program: 'funding', answers, yes: ['contact'], formToken: '1', honeypot: '' },
    ...{ sourcePage: null, stateCode: null, draft: '', limits: limitsFor('', undefined), isCounted: false },
  })
  const key = sent.kind === 'stored' ? sent.token : ''
  const wishes = [
    'message',
    'correct',
    `allow:news:${wordingMark(consentsIn(site.language).news.wording(site.brand))}`,
    'allow:news',
    'take-back:news',
    'withdraw',
    'delete',
  ]
  const pages = [
    ...['sent', 'mine', 'resume'].map((name) => ({ path: `/applications/${name}?key=${key}` })),
    ...wishes.map((wish) => ({ path: `/applications/mine?key=${key}`, form: { wish } })),
  ]
  for (const page of pages) {
    const { html } = await render(page, site)
    const words = outsideWords(html.replace(/\b[2-9A-Z]{3}-[2-9A-Z]{4}\b/g, ''))
    expect(
      words.filter((text) => !isOfNames(text)),
      JSON.stringify(page),
    ).toEqual([])
  }
})
