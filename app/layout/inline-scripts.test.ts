import { expect, test } from 'vitest'
import { countScript, forgetScript, languageScript, themeScript } from './inline-scripts.ts'

const maxBytes = 2048

test('the scripts of a public page are shortened, and small together', () => {
  const both = themeScript + countScript
  expect(both).not.toMatch(/\n|\/\*|HTMLInputElement/)
  expect(Buffer.byteLength(both)).toBeLessThan(maxBytes)
})

test('no script leaves a name behind in the page or ends its own tag', () => {
  for (const script of [themeScript, countScript, languageScript, forgetScript]) {
    expect(script).toMatch(/^\{.*\}$/)
    expect(script).not.toContain('</')
  }
})

/** What a script did, in a page with nothing but these. */
function runTheme({ kept, site, isNight }: { kept?: string; site?: string; isNight: boolean }) {
  const classes = new Set<string>()
  const toggle = (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name))
  const documentElement = { dataset: { theme: site }, classList: { toggle } }
  const document = { documentElement, querySelectorAll: () => [] }
  const storage = kept === 'forbidden' ? undefined : { theme: kept }
  const run = new Function('document', 'localStorage', 'matchMedia', 'addEventListener', themeScript)
  const nothing = () => {}
  run(document, storage, () => ({ matches: isNight, addEventListener: nothing }), nothing)
  return [...classes].join()
}

test('the theme is the one that was chosen, else the site’s, else the system’s', () => {
  expect(runTheme({ kept: 'dark', site: 'light', isNight: false })).toBe('dark')
  expect(runTheme({ kept: 'system', site: 'light', isNight: true })).toBe('dark')
  expect(runTheme({ site: 'light', isNight: true })).toBe('light')
  expect(runTheme({ isNight: true })).toBe('dark')
  expect(runTheme({ kept: 'purple', isNight: false })).toBe('light')
})

test('where storage is forbidden the site’s theme is shown', () => {
  expect(runTheme({ kept: 'forbidden', site: 'dark', isNight: false })).toBe('dark')
})

/** What is sent when a link is followed, in a browser like this one. */
function runCount(browser: { doNotTrack?: string; globalPrivacyControl?: boolean }) {
  const sent: string[] = []
  const listeners: ((event: unknown) => void)[] = []
  const navigator = { ...browser, sendBeacon: (path: string, body: unknown) => sent.push(`${path}?${body}`) }
  const names = ['navigator', 'document', 'location', 'performance', 'addEventListener']
  const run = new Function(...names, countScript)
  const listen = (_: string, listener: (event: unknown) => void) => listeners.push(listener)
  run(navigator, {}, { pathname: '/qualify' }, { getEntriesByType: () => [] }, listen)
  const link = { getAttribute: () => 'tel:+15550100' }
  for (const listener of listeners) listener({ target: { closest: () => link } })
  return sent
}

test('a followed link is told with its page, and not where the browser asks not to be tracked', () => {
  expect(runCount({})).toEqual(['/count?h=tel%3A%2B15550100&p=%2Fqualify'])
  expect(runCount({ doNotTrack: '1' })).toEqual([])
  expect(runCount({ globalPrivacyControl: true })).toEqual([])
})

test('links to other languages take the query of the address, as it is when they are followed', () => {
  const link = { search: '' }
  const location = { search: '?from=/city/houston-tx' }
  const listeners: (() => void)[] = []
  const run = new Function('document', 'location', 'addEventListener', languageScript)
  run({ querySelectorAll: () => [link] }, location, (_: string, listener: () => void) =>
    listeners.push(listener),
  )
  expect(link.search).toBe('?from=/city/houston-tx')
  location.search = '?near=Austin'
  for (const listener of listeners) listener()
  expect(link.search).toBe('?near=Austin')
})
