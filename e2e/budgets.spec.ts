import { readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { dirname } from 'node:path'
import { type Language, languages, pathIn, splitLanguage } from '../app/platform/language.ts'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { addPhotographed } from './moderation.ts'
import { photoLike } from './photo-like.ts'
import { expect, startSite, test } from './site.ts'
import { noteTransfers, total } from './transfers.ts'

const kilobyte = 1024
/** One round trip of 14 KB where the content allows it, and never above 20 KB. */
const oneRoundTrip = 14 * kilobyte
const ceiling = 20 * kilobyte

/** All places would take minutes, and differ by little. */
const oneIn = 197

/** Pages whose content does not fit one round trip as first sent; each with its own, tight budget. */
const longer: Record<string, number> = {
  '/': 15.6 * kilobyte,
  '/full-service-program': 16 * kilobyte,
  '/policy-terms': 16 * kilobyte,
  '/told-no': 14.5 * kilobyte,
  '/letters': 14.6 * kilobyte,
  '/city-old/houston-tx': 14.5 * kilobyte,
}

/** Spanish takes more letters; its letters stand beside those in English that are sent. */
const longerInSpanish: Record<string, number> = {
  '/state/texas': 16 * kilobyte,
  '/': 16.5 * kilobyte,
  '/diy-rental-kit': 15 * kilobyte,
  '/told-no': 15.5 * kilobyte,
  '/letters': 17.5 * kilobyte,
}

/** Maps, tables and lists of towns: as tight as the longest of each family allows. */
const families: { shape: RegExp; language?: Language; budget: number }[] = [
  { shape: /^\/subcity\//, language: 'es', budget: 14.5 * kilobyte },
  { shape: /^\/city\/.+-[a-z]{2}$/, budget: ceiling },
  { shape: /^\/state\/[^/]+$/, budget: 15.5 * kilobyte },
  { shape: /^\/state\/[^/]+\/towns$/, budget: 17.5 * kilobyte },
]

test('the sitemap lists every page once; those of a sample are alive and sent within their budget of bytes, the first time too, and in no quirks mode', async () => {
  // Of its own: a page that somebody asked for before may have been recompressed.
  const site = await startSite()
  const addresses = await listedAddresses(site.url)
  expect(addresses.length).toBeGreaterThan(28_000)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => !address.startsWith(`${site.url}/`) && address !== site.url)).toEqual(
    [],
  )
  const listed = addresses.map((address) => new URL(address).pathname)
  const pages = listed.filter((path) => !isPlace(path))
  const samplePlaces = listed.filter(isPlace).filter((_, index) => index % oneIn === 0)
  const paths = [
    ...pages,
    ...samplePlaces,
    '/state/texas',
    '/state/california/towns',
    '/city/houston',
    '/city/houston-tx',
    '/city-old/houston-tx',
    '/city/show-low-az',
    '/city/philadelphia-pa',
    '/es/state/texas',
    '/es/state/california/towns',
    '/es/city/houston-tx',
    '/es/city/philadelphia-pa',
    '/es/city/dallas-tx',
    '/approval-wall/share',
    '/qualify',
    '/no-such-page',
    '/forms/funding',
    '/forms/funding/frame',
    '/forms/diy-order',
  ]
  const isListed = new Set(listed)
  const tooBig: string[] = []
  for (const path of new Set(paths)) {
    const { status, bytes, isCompressed } = await sentBytes(`${site.url}${path}`)
    if (isListed.has(path)) expect(status, path).toBe(200)
    expect(isCompressed, path).toBe(true)
    const budget = budgetOf(path)
    expect(budget).toBeLessThanOrEqual(ceiling)
    if (bytes > budget) tooBig.push(`${path}: ${bytes} of ${budget}`)
  }
  expect(tooBig).toEqual([])
  for (const path of ['/', '/city/houston-tx', '/approval-wall', '/admin', '/no-such-page'])
    expect(await (await fetch(`${site.url}${path}`)).text(), path).toMatch(/^<!DOCTYPE html><html/)
  await site.stop()
})

test('a wall of 12 stories with 36 photos is at most 250 KB on a phone, each photo sized and loaded as it comes near', async ({
  browser,
}, info) => {
  const picture = info.outputPath('photo.jpg')
  await mkdir(dirname(picture), { recursive: true })
  await writeFile(picture, await photoLike())
  const site = await startSite({ env: { SEED_DEMO: '0' } })
  await addPhotographed(site, 12, picture)
  const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
  const page = await browser.newPage({ ...phone, baseURL: site.url })
  const transfers = noteTransfers(page)
  const photos = async () => (await transfers()).filter(({ url }) => url.includes('/photos/'))
  await page.goto('/approval-wall')
  await page.waitForLoadState('networkidle')
  expect((await photos()).length).toBeLessThan(36)
  for (const image of await page.locator('picture img').all()) {
    await expect(image).toHaveAttribute('width', /^\d+$/)
    await expect(image).toHaveAttribute('height', /^\d+$/)
    await image.scrollIntoViewIfNeeded()
  }
  await expect.poll(async () => (await photos()).length).toBe(36)
  const bytes = total(await photos())
  expect(bytes).toBeGreaterThan(150 * kilobyte)
  expect(bytes).toBeLessThanOrEqual(250 * kilobyte)
  await page.close()
  await site.stop()
})

test('every island hydrates with at most 75 KB of script, in each language, and React is one file for all', () => {
  const reacts = new Set<string>()
  for (const language of languages) {
    const manifest = manifestOf(language)
    const hydrating = ['app/islands/loader.ts', 'app/islands/hydrate.tsx']
    const islands = manifest['app/islands/hydrate.tsx']?.dynamicImports ?? []
    expect(islands.length).toBeGreaterThanOrEqual(8)
    for (const island of islands) {
      const files = [...new Set([...hydrating, island].flatMap((source) => filesOf(manifest, source)))]
      const bytes = files.reduce((sum, file) => sum + statSync(`build/islands/${file}.br`).size, 0)
      expect(bytes, `${language} ${island}`).toBeGreaterThan(50 * kilobyte)
      expect(bytes, `${language} ${island}`).toBeLessThanOrEqual(75 * kilobyte)
      for (const file of files) if (file.startsWith('react-')) reacts.add(file)
    }
  }
  expect(reacts.size).toBe(1)
})

/** Each island, on one of its pages. */
const islands = [
  { path: '/', source: 'app/qualify/wizard.tsx' },
  { path: '/approval-wall/share', source: 'app/stories/submit/story-form.tsx' },
  { path: '/forms/funding', source: 'app/applications/apply/apply-form.tsx' },
  { path: '/sitemap', source: 'app/sitemap/copy-button.tsx' },
  { path: '/checklist', source: 'app/tools/checklist/checklist.tsx', isTool: true },
  { path: '/move-in-budget', source: 'app/tools/budget/budget-tool.tsx', isTool: true },
  { path: '/told-no', source: 'app/tools/told-no/told-no.tsx', isTool: true },
  { path: '/letters', source: 'app/tools/letters/letter-writer.tsx', isTool: true },
]

test('a page names all files of its island, so that they are asked for at once, in each language', async ({
  plain,
}) => {
  for (const language of languages) {
    const manifest = manifestOf(language)
    expect(manifest['app/islands/hydrate.tsx']?.dynamicImports).toEqual(
      expect.arrayContaining(islands.map(({ source }) => source)),
    )
    for (const { path, source, isTool } of islands) {
      await plain.goto(pathIn(language, path))
      const [island] = plain.all('[data-island]')
      const sources = ['app/islands/hydrate.tsx', source, ...(isTool ? ['app/islands/typed-early.tsx'] : [])]
      const files = new Set(sources.flatMap((one) => filesOf(manifest, one)))
      // The loader asks for this one itself.
      files.delete(fileOf(manifest, 'app/islands/hydrate.tsx'))
      expect(new Set(island?.attribute('data-files')?.split(' ')), path).toEqual(files)
    }
  }
})

test('the slip of a town is reckoned without React', () => {
  for (const language of languages) {
    const files = filesOf(manifestOf(language), 'app/landing/live-sum.ts')
    const bytes = files.reduce((sum, file) => sum + statSync(`build/islands/${file}.br`).size, 0)
    expect(bytes).toBeGreaterThan(kilobyte)
    expect(bytes).toBeLessThan(2 * kilobyte)
  }
})

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

function manifestOf(language: string): Manifest {
  return JSON.parse(readFileSync(`build/islands/manifest.${language}.json`, 'utf8'))
}

/** Of a source, with all it imports from the start. */
function filesOf(manifest: Manifest, source: string): string[] {
  const imports = manifest[source]?.imports ?? []
  return [fileOf(manifest, source), ...imports.flatMap((one) => filesOf(manifest, one))]
}

function fileOf(manifest: Manifest, source: string) {
  const file = manifest[source]?.file
  if (!file) throw new Error(`${source} was not built`)
  return file
}

function isPlace(path: string) {
  return /^\/(state|city|subcity)\//.test(splitLanguage(path).path)
}

function budgetOf(asked: string) {
  const { language, path } = splitLanguage(asked)
  const own = language === 'es' ? (longerInSpanish[path] ?? longer[path]) : longer[path]
  const family = families.find((one) => one.shape.test(path) && (one.language ?? language) === language)
  return own ?? family?.budget ?? oneRoundTrip
}

/** As it goes over the wire: no library decompresses it on the way. */
function sentBytes(url: string) {
  return new Promise<{ status?: number; bytes: number; isCompressed: boolean }>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          bytes,
          isCompressed: answer.headers['content-encoding'] === 'br',
        }),
      )
    }).on('error', reject)
  })
}
