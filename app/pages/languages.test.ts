import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { seedDemo } from '../onboarding/seed-demo-queries.server.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { publicAddresses } from '../site/addresses.ts'
import { askedIn, findAddress } from '../site/find-address.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { numbersIn } from './testing/numbers-in.ts'
import { translatedPages } from './testing/translated.ts'

const url = 'https://example.test'
const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
  await seedDemo(scratch.database)
})

describe.each([...translatedPages, '/no-such-page'])('%s in Spanish', (path) => {
  const read = async (language: 'en' | 'es') => (await render({ path }, defaultSite(url, language))).html

  test('says so, and names the other language', async () => {
    const html = await read('es')
    expect(html).toContain('<html lang="es"')
    if (path === '/no-such-page' || html.includes('content="noindex"')) return
    // An older address of a town names the newer one.
    const named = path.replace('/city-old/', '/city/')
    const own = named === '/' ? `${url}/es` : `${url}/es${named}`
    expect(html).toContain(`<link rel="canonical" href="${own}"`)
    expect(html).toContain(`<link rel="alternate" hrefLang="es" href="${own}"`)
    expect(html).toMatch(/<link rel="alternate" hrefLang="x-default" href="https:\/\/example\.test\/(?!es)/)
  })

  test('has every number of the English page, and no other', async () => {
    const [english, spanish] = [numbersIn(await read('en')), numbersIn(await read('es'))]
    expect(spanish).toEqual(english)
  })

  test('leads to Spanish pages', async () => {
    const links = [...(await read('es')).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
    const toEnglish = links.filter((href) => askedIn(href).language === 'en' && isTold(href))
    // The link in the bar to this page in English.
    const hasBar = path !== '/no-such-page' && !findAddress(path)?.isFramed
    expect(new Set(toEnglish)).toEqual(new Set(hasBar ? [path.split(/[?#]/)[0]] : []))
  })
})

function isTold(href: string) {
  return findAddress(href)?.isTranslated === true
}

test('every page with words of its own is told in every language', () => {
  const pages = publicAddresses.filter(({ samples }) => samples.length > 0)
  expect(pages.filter(({ isTranslated }) => !isTranslated).map(({ path }) => path)).toEqual([])
})

test.each(['/policy-terms', '/privacy', '/terms'])(
  '%s in Spanish says which text binds, while the owner wants it',
  async (path) => {
    const read = async (site: Site) => (await render({ path }, site)).html
    const line = `href="${url}${path}">texto en inglés</a>`
    const spanish = defaultSite(url, 'es')
    expect(await read(spanish)).toContain(line)
    expect(await read({ ...spanish, englishBinds: 'off' })).not.toContain(line)
    expect(await read(defaultSite(url))).not.toContain('English text')
  },
)
