import { beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { isOfNames } from './testing/names.ts'
import { outsideWords } from './testing/outside-words.ts'
import { wizardSteps } from './testing/samples.ts'
import { translatedPages } from './testing/translated.ts'

/** In this project of tests the Spanish words are the English ones between brackets (vite.marked-words.ts). */
const site: Site = { ...defaultSite('https://example.test', 'es'), brand: '⟦brand⟧', examples: 'off' }

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

test.each([...translatedPages, '/no-such-page'])(
  'every word of %s comes from the files of words',
  async (path) => {
    const { html } = await render({ path }, site)
    expect(outsideWords(html).filter((text) => !isOfNames(text))).toEqual([])
  },
)

test.each(wizardSteps)('every word after step $form.step of the wizard does too', async (asked) => {
  const { html } = await render(asked, site)
  expect(outsideWords(html).filter((text) => !isOfNames(text))).toEqual([])
})
