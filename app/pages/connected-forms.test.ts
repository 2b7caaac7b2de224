import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { type FormName, forms } from '../site/forms.ts'
import { defaultSite, type FormSetting, type Site } from '../site/site.ts'

const address = 'https://forms.example/form'
const script = 'https://forms.example/embed.js'
const ways: [string, FormSetting][] = [
  ['an address', { address, script: '', embedKey: '' }],
  ['a script and a key', { address: '', script, embedKey: 'key-1' }],
  ['a script alone', { address: '', script, embedKey: '' }],
  ['a script, a key and an address', { address, script, embedKey: 'key-1' }],
]

/** Together they have every form and every button that leads to one. */
const pages = [
  '/',
  '/full-service-program',
  '/diy-rental-kit',
  '/corporate-lease-program',
  '/state/texas',
  '/city/houston-tx',
]

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

describe.each(ways)('forms connected by %s', (_way, connected) => {
  const site = siteWith(connected)

  test('no link and no frame of any page leads to a form of ours', async () => {
    const ours = new Set<string>()
    for (const path of pages) {
      const { html } = await render({ path }, site)
      for (const [, target = ''] of html.matchAll(/(?:href|src)="(\/forms\/[^"]+)"/g)) ours.add(target)
    }
    expect(ours.size > 0).toBe(connected.address === '')
    for (const path of ours) await expectTheirs(path, site)
  })

  test('nor does the address of our form that somebody kept', async () => {
    for (const name of embedded) await expectTheirs(`/forms/${name}`, site)
  })
})

const embedded = Object.entries(forms).flatMap(([name, { isEmbedded }]) => (isEmbedded ? [name] : []))

/** Buttons lead to an address; what stands inside a page may come by script. */
function siteWith(connected: FormSetting): Site {
  const site = defaultSite('https://example.com')
  const button = { address, script: '', embedKey: '' }
  const entries = Object.entries(forms).map(([name, { isEmbedded }]) => [
    name,
    isEmbedded ? connected : button,
  ])
  return { ...site, forms: Object.fromEntries(entries) as Record<FormName, FormSetting> }
}

async function expectTheirs(path: string, site: Site) {
  const { status, html } = await render({ path }, site)
  expect([200, 302], path).toContain(status)
  expect(html, path).not.toContain('data-island="apply-form"')
  if (status === 200) expect(html, path).toContain(`data-form-script="${script}"`)
}
