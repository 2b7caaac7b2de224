import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathIn } from '../../app/platform/language.ts'
import { addresses } from '../../app/site/addresses.ts'
import { parseTarget } from './request-target.ts'

test('a clean path goes through as it is, its query apart', () => {
  expect(parseTarget('/city/houston-tx?utm=1#x')).toEqual({
    kind: 'page',
    pathname: '/city/houston-tx',
    search: '?utm=1',
  })
})

test('doubled and trailing slashes lead to the clean path, never to another site', () => {
  expect(parseTarget('//evil.example/')).toEqual({ kind: 'redirect', location: '/evil.example' })
  expect(parseTarget('/states/')).toEqual({ kind: 'redirect', location: '/states' })
  expect(parseTarget('/states/?a=1')).toEqual({ kind: 'redirect', location: '/states?a=1' })
})

test('letters written as codes lead to the letters', () => {
  expect(parseTarget('/city/h%6Fuston')).toEqual({ kind: 'redirect', location: '/city/houston' })
  expect(parseTarget('/city/salt%20lake').kind).toBe('page')
})

test('every address has one spelling: what is fixed is in lower case, a token stays as it is', () => {
  for (const { path, isTranslated } of addresses) {
    const filled = (fixed: string) => fixed.replaceAll(/:\w+\??|\*/gi, 'aBc-0')
    const paths = isTranslated ? [path, pathIn('es', path)] : [path]
    for (const right of paths.map(filled)) {
      const wrong = filled(right.replaceAll('aBc-0', ':x').toUpperCase())
      expect(parseTarget(right), right).toMatchObject({ kind: 'page', pathname: right })
      if (wrong === right) continue
      expect(parseTarget(`${wrong}?A=B`)).toEqual({ kind: 'redirect', location: `${right}?A=B` })
      if (right !== filled(path)) continue
      expect(parseTarget(`${wrong}.DATA`)).toEqual({ kind: 'redirect', location: `${right}.data` })
    }
  }
  expect(parseTarget('/Nothing/Here').kind).toBe('page')
})

test('the host of an absolute request line is not believed', () => {
  expect(parseTarget('http://evil.example/states')).toEqual({ kind: 'page', pathname: '/states', search: '' })
  expect(parseTarget('http://evil.example?a=1')).toEqual({ kind: 'page', pathname: '/', search: '?a=1' })
})

test.each(['/%', '/%ff', '/state/%00', '/a%00b', '/%0d%0aSet-Cookie:x', '/city/%1B-tx', '/a%7F'])(
  'an address that can be no name of a page is told apart: %s',
  (raw) => expect(parseTarget(raw)).toEqual({ kind: 'unreadable', language: 'en' }),
)

test('an address that can be no name keeps its language', () => {
  expect(parseTarget('/es/told-no%')).toEqual({ kind: 'unreadable', language: 'es' })
})

test.each(['/a/../b', '/a/%2e%2e/b', 'states', '*', '', '/a\\b'])(
  'an address that cannot be read is refused: %s',
  (raw) => expect(parseTarget(raw)).toMatchObject({ kind: 'bad', status: 400 }),
)

test('an address that is too long is refused with 414', () => {
  expect(parseTarget(`/${'a'.repeat(3000)}`)).toMatchObject({ kind: 'bad', status: 414 })
})

test('any text whatever gets an answer, and a redirect stays on this site and ends', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
      ),
      (raw) => {
        const target = parseTarget(raw)
        if (target.kind !== 'redirect') return
        expect(target.location).toMatch(/^\/(?!\/)/)
        expect(parseTarget(target.location).kind).not.toBe('redirect')
      },
    ),
    { numRuns: 2000 },
  )
})
