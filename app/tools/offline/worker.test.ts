import { afterEach, expect, test, vi } from 'vitest'
import { offlineBrowser } from '../testing/offline-browser.ts'
import { toolNames, toolPaths } from '../tool-paths.ts'
import { webManifest } from './manifest.ts'
import unregisterWorker from './unregister-worker.ts?inline-script'
import { workerText } from './worker-text.ts'

afterEach(() => vi.useRealTimers())

const town = '<script src="/islands/loader-1.js"></script>'
const server = () => ({
  '/told-no': 'first words',
  '/letters': 'letters',
  '/islands/loader-1.js': 'loader 1',
  '/islands/sum-1.js': 'sum 1',
  '/islands/loader-2.js': 'loader 2',
  '/city/boise-id': town,
  '/city/houston-tx': town,
})

/** The script a server with these words gives. */
function scriptOf(words: Record<string, string>, build = 1) {
  const pages = ['/told-no', '/letters'].map((path) => ({ path, html: words[path] ?? '' }))
  const townFiles = [`/islands/sum-${build}.js`].filter((file) => file in words)
  return workerText({ pages, files: [`/islands/loader-${build}.js`, ...townFiles], townFiles })
}

async function visited() {
  const words = server()
  const browser = offlineBrowser(words)
  const worker = browser.start(scriptOf(words))
  await worker.install()
  return { words, browser, worker }
}

test('without a network a tool opens with its files; with one the server’s own words are shown', async () => {
  const { words, browser, worker } = await visited()
  words['/told-no'] = 'newer words'
  expect(await textOf(worker.open('/told-no'))).toBe('newer words')
  browser.network.isThere = false
  expect(await textOf(worker.open('/told-no?from=mail'))).toBe('first words')
  expect(await textOf(worker.load('/islands/loader-1.js'))).toBe('loader 1')
})

test('a tool opens without a network where the worker before had left preloads on', async () => {
  const { words, browser, worker } = await visited()
  expect(browser.preload.isOn).toBe(false)
  browser.preload.isOn = true
  words['/told-no'] = 'second words'
  await browser.start(scriptOf(words)).install()
  browser.network.isThere = false
  expect(await textOf(worker.open('/told-no'))).toBe('second words')
})

test('a version is kept whole or not at all: with one page of other words the version before stays', async () => {
  const { words, browser, worker } = await visited()
  const newer = browser.start(
    scriptOf({ ...words, '/told-no': 'second words', '/letters': 'new letters' }, 2),
  )
  words['/told-no'] = 'second words'
  await expect(newer.install()).rejects.toThrow()
  browser.network.isThere = false
  for (const one of [worker, newer]) {
    expect(await textOf(one.open('/told-no'))).toBe('first words')
    expect(await textOf(one.load('/islands/loader-1.js'))).toBe('loader 1')
  }
})

test('versions that could not be kept leave nothing that pushes out the last whole one', async () => {
  const { words, browser, worker } = await visited()
  for (const told of ['second words', 'third words'])
    await expect(browser.start(scriptOf({ ...words, '/told-no': told })).install()).rejects.toThrow()
  expect(versionsIn(browser)).toHaveLength(1)
  words['/told-no'] = 'fourth words'
  await browser.start(scriptOf(words, 2)).install()
  browser.network.isThere = false
  expect(versionsIn(browser)).toHaveLength(2)
  expect(await textOf(worker.load('/islands/loader-1.js'))).toBe('loader 1')
})

test('a new version answers for every scope at once, and a page that is still open finds its old files', async () => {
  const { words, browser, worker } = await visited()
  words['/told-no'] = 'second words'
  const newer = browser.start(scriptOf(words, 2))
  await newer.install()
  browser.network.isThere = false
  for (const one of [worker, newer]) expect(await textOf(one.open('/told-no'))).toBe('second words')
  expect(await textOf(worker.load('/islands/loader-1.js'))).toBe('loader 1')
  expect(await textOf(newer.load('/islands/loader-2.js'))).toBe('loader 2')
})

test('two versions back nothing is kept, nor after a change is taken back', async () => {
  const { words, browser } = await visited()
  const install = async () => browser.start(scriptOf(words)).install()
  words['/told-no'] = 'second words'
  await install()
  words['/told-no'] = 'third words'
  await install()
  expect(versionsIn(browser)).toHaveLength(2)
  words['/told-no'] = 'second words'
  await install()
  browser.network.isThere = false
  expect(versionsIn(browser)).toHaveLength(1)
  expect(await textOf(browser.start(scriptOf(words)).open('/told-no'))).toBe('second words')
})

test('what another scope has fetched is not fetched again', async () => {
  const { words, browser } = await visited()
  browser.network.asked = []
  await browser.start(scriptOf(words)).install()
  expect(browser.network.asked).toEqual([])
})

test('a server in trouble or too slow is not waited for; its refusals are passed on', async () => {
  const { words, browser, worker } = await visited()
  browser.network.status = 503
  expect(await textOf(worker.open('/told-no'))).toBe('first words')
  browser.network.status = 200
  vi.useFakeTimers()
  browser.network.delay = new Promise(() => {})
  const answer = textOf(worker.open('/told-no'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBe('first words')
  browser.network.delay = null
  Reflect.deleteProperty(words, '/told-no')
  expect(await textOf(worker.open('/told-no'))).toBe('not found')
})

test('only tools, towns and files with a hash in their name are answered', async () => {
  const { worker } = await visited()
  for (const path of ['/', '/admin', '/qualify', '/forms/funding', '/city/houston/funding', '/letters/x'])
    expect(await worker.open(path), path).toBeUndefined()
  for (const path of [
    '/city/boise-id',
    '/admin.data',
    '/photos/1',
    '/count',
    'https://forms.example/islands/a.js',
  ])
    expect(await worker.load(path), path).toBeUndefined()
  expect(await worker.post('/told-no')).toBeUndefined()
})

test('one town is kept, with the files it needs; another one says what works without a network', async () => {
  const { browser, worker } = await visited()
  await worker.open('/city/boise-id')
  await worker.open('/city/houston-tx')
  expect(browser.keptIn().town).toEqual(['/islands/loader-1.js', '/islands/sum-1.js', '/city/houston-tx'])
  browser.network.isThere = false
  expect(await textOf(worker.open('/city/houston-tx'))).toBe(town)
  expect(await textOf(worker.open('/city/boise-id'))).toContain('<a href="/told-no">Told no?</a>')
  expect(browser.keptIn().town).toContain('/city/houston-tx')
})

test('the town from which somebody came is kept too, and no other address that is told', async () => {
  const { browser, worker } = await visited()
  for (const path of ['https://example.test/admin', 'https://elsewhere.test/city/boise-id', 'nonsense', ''])
    await worker.say('message', { data: path })
  expect(browser.keptIn().town).toBeUndefined()
  await worker.say('message', { data: 'https://example.test/city/boise-id' })
  expect(browser.keptIn().town).toContain('/city/boise-id')
})

test('the script changes with a word or a file of what it keeps, and with nothing else', () => {
  expect(scriptOf(server())).toBe(scriptOf(server()))
  const versions = [
    scriptOf(server()),
    scriptOf(server(), 2),
    scriptOf({ ...server(), '/letters': 'letters!' }),
  ].map((text) => /"version":"tools [^"]+"/.exec(text)?.[0])
  expect(new Set(versions).size).toBe(3)
})

test('each language has a worker of its own, with its own pages; the town seen last is one for both', async () => {
  const { words, browser } = await visited()
  const spanish: Record<string, string> = { '/es/told-no': 'palabras', '/es/city/boise-id': town }
  Object.assign(words, spanish)
  const pages = [{ path: '/es/told-no', html: 'palabras' }]
  const worker = browser.start(workerText({ pages, files: ['/islands/loader-2.js'], townFiles: [] }, 'es'))
  await worker.install()
  expect(versionsIn(browser)).toHaveLength(1)
  await worker.open('/es/city/boise-id')
  expect(browser.keptIn().town).toContain('/es/city/boise-id')
  expect(await worker.open('/city/boise-id')).toBeUndefined()
  expect(await worker.open('/told-no')).toBeUndefined()
  browser.network.isThere = false
  expect(await textOf(worker.open('/es/told-no'))).toBe('palabras')
  expect(await textOf(worker.open('/es/city/houston-tx'))).toMatch(
    /<html lang="es">.*Sin conexión.*<a href="\/es\/told-no">¿Le dijeron que no\?<\/a>/,
  )
})

test('the worker that unregisters leaves nothing behind', async () => {
  const { browser } = await visited()
  await browser.start(unregisterWorker).install()
  expect(browser.keptIn()).toEqual({})
})

test('on a home screen the site has the owner’s name, and every tool is one tap away', () => {
  const { name, short_name, start_url, shortcuts } = webManifest({
    brand: 'Open Door Homes of Ohio',
    language: 'en',
  })
  expect({ name, short_name, start_url }).toEqual({
    name: 'Open Door Homes of Ohio',
    short_name: 'Open Door',
    start_url: '/told-no',
  })
  expect(shortcuts.map(({ url }) => url)).toEqual(toolNames.map((name) => toolPaths[name]))
})

test('on a home screen a Spanish visitor has Spanish names that lead to Spanish pages', () => {
  const { lang, start_url, shortcuts } = webManifest({ brand: 'Second Key', language: 'es' })
  expect({ lang, start_url }).toEqual({ lang: 'es', start_url: '/es/told-no' })
  expect(shortcuts).toContainEqual({ name: 'Cartas', url: '/es/letters' })
})

async function textOf(answer: Promise<Response | undefined>) {
  return (await answer)?.text()
}

function versionsIn(browser: ReturnType<typeof offlineBrowser>) {
  return Object.keys(browser.keptIn()).filter((name) => name.startsWith('tools '))
}

test.each([
  ['Second Key Rentals', 'Second Key'],
  ['Key & Door Homes', 'Key'],
  ['Key and Door', 'Key and Door'],
  ['Llave – Hogares', 'Llave'],
])('the short name of %s is %s', (brand, short) => {
  expect(webManifest({ brand, language: 'en' }).short_name).toBe(short)
})
