import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewPath } from '../articles/preview-link.server.ts'
import { loggedPath } from '../site/logged-path.ts'
import { withoutSecrets } from './logged-path.ts'

const path = previewPath('a secret of thirty-two characters', '01900000-0000-7000-8000-000000000000')
const token = path.slice('/articles/preview/'.length)
const signature = token.split('.')[2] ?? ''

test.each([
  '/',
  '/city/houston-tx',
  '/city/Fort%20Worth',
  '/articles/what-landlords-see-when-they-look-at-your-report-in-2025',
  '/approval-wall/story/01900000-0000-7000-8000-000000000000',
  '/admin/stories/pending',
  '/assets/index-B3kd93Xa.js',
])('%s is logged as it is', (path) => {
  expect(loggedPath(path)).toBe(path)
  expect(loggedPath(`${path}?q=secret#x`)).toBe(path)
})

test.each([
  ['as we make it', path],
  ['in capitals', `/Articles/Preview/${token}`],
  ['in Spanish', `/es${path}`],
  ['in Spanish, in capitals and with slashes', `//ES//Articles/Preview/${token}`],
  ['in Spanish, encoded', `/%65s/articles%2Fpreview/${token}`],
  ['with two slashes', `//articles/preview/${token}`],
  ['with slashes inside', `/articles///preview//${token}`],
  ['with a letter encoded', `/articles/%70review/${token}`],
  ['with a letter encoded twice', `/articles/%2570review/${token}`],
  ['with the slash encoded', `/articles%2Fpreview%2F${token}`],
  ['in the absolute form', `http://x/articles/preview/${token}`],
  ['in the absolute form, with capitals and a port', `HTTPS://x:1/Articles/preview/${token}`],
  ['with dots', `/articles/./x/../preview/${token}`],
  ['with encoded dots', `/articles/x/%2e%2e/preview/${token}`],
  ['with backslashes', `\\articles\\preview\\${token}`],
  ['with the token encoded', `/articles/preview/${encoded(token)}`],
  ['with something behind it', `/articles/preview/${token}/more`],
  ['with a slash behind it', `/articles/preview/${token}/`],
  ['with bad percent signs', `/articles/preview/%ZZ${token}`],
  ['with a word in front', `/x/articles/preview/${token}`],
  ['mistyped', `/article/preview/${token}`],
  ['with its slash forgotten', `/articles/preview${token}`],
  ['encoded six times', `/articles/${Array(6).reduce((text) => encodeURIComponent(text), '%70')}/${token}`],
  ['with a long way behind it', `/articles/preview/${token}/${'x'.repeat(5000)}`],
  ['as a private page of old', `/My-Story/${token}`],
  ['as a private page', `/approval-wall//my-story/${token}`],
])('no log holds the token of a link %s', (_, target) => {
  expect(decodeURIComponent(loggedPath(target))).not.toContain(signature)
})

test('a private link is logged by its place, also when it goes up and down again', () => {
  for (const link of [path, `/articles/x/../preview/${token}`])
    expect(loggedPath(link)).toBe('/articles/preview/…')
  expect(loggedPath('/articles/preview')).toBe('/articles/preview')
})

test('whatever surrounds a token, the log does not hold it, and never fails', () => {
  const noise = fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', 'x', ':', '?', '…', ' ') })
  fc.assert(
    fc.property(noise, noise, (before, after) => {
      expect(loggedPath(before + path + after)).not.toContain(signature)
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void loggedPath(text)))
})

test('an error that quotes a link is logged without its token', () => {
  const message = `Failed to parse URL from https://x${path}`
  expect(withoutSecrets(message)).not.toContain(signature)
  expect(withoutSecrets('at readableStreamDefaultControllerCallPullIfNeeded (node:internal)')).toContain(
    'readableStreamDefaultControllerCallPullIfNeeded',
  )
})

function encoded(text: string) {
  return Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
}
