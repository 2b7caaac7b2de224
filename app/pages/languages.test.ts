import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { seedDemo } from '../onboarding/seed-demo-queries.server.ts'
import type { Language } from '../platform/language.ts'
import { easeBand, ownProseOf } from '../platform/testing/reading-ease.ts'
import { type PageAsked, pageRenderer } from '../settings/testing/render-page.ts'
import { publicAddresses } from '../site/addresses.ts'
import { askedIn, findAddress } from '../site/find-address.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { numbersIn } from './testing/numbers-in.ts'
import { wizardSteps } from './testing/samples.ts'
import { failedPages, translatedPages } from './testing/translated.ts'

const url = 'https://example.test'
const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
  await seedDemo(scratch.database)
})

describe.each([...translatedPages, ...failedPages])('%s in Spanish', (path) => {
  const pages: { [L in Language]?: Promise<string> } = {}
  const read = (language: Language) => {
    pages[language] ??= rendered({ path }, language)
    return pages[language]
  }

  test('says so, and names the other language', async () => {
    const html = await read('es')
    expect(html).toContain('<html lang="es"')
    expect(fontsIn(html)).toEqual(['/app/ui/fonts/besley-accents.woff2', '/app/ui/fonts/besley.woff2'])
    expect(fontsIn(await read('en'))).toEqual(['/app/ui/fonts/besley.woff2'])
    if (failedPages.includes(path) || html.includes('content="noindex"')) return
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
    const hasBar = !failedPages.includes(path) && !findAddress(path)?.isFramed
    expect(new Set(toEnglish)).toEqual(new Set(hasBar ? [path.split(/[?#]/)[0]] : []))
  })

  test('is no harder to read than in English', async () => {
    expectNoHarder(await read('en'), await read('es'))
  })
})

test.each(wizardSteps)('after step $form.step the wizard is no harder to read in Spanish', async (asked) => {
  expectNoHarder(await rendered(asked, 'en'), await rendered(asked, 'es'))
})

async function rendered(asked: PageAsked, language: Language) {
  return (await render(asked, defaultSite(url, language))).html
}

/** The files of its headings: each is asked for at once, before the styles that name it are read. */
function fontsIn(html: string) {
  const named = [...html.matchAll(/src:url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file)
  const asked = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, file = '']) => file,
  )
  expect(asked.toSorted()).toEqual(named.toSorted())
  return asked.toSorted()
}

function expectNoHarder(english: string, spanish: string) {
  const asked = easeBand(ownProseOf(english, spanish), 'en')
  expect(easeBand(ownProseOf(spanish, english), 'es')).toBeGreaterThanOrEqual(asked)
}

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
