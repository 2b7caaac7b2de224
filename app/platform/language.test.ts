import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, pathIn, splitLanguage } from './language.ts'

test('the Spanish page of an address has the same slug behind /es', () => {
  expect(pathIn('es', '/')).toBe('/es')
  expect(pathIn('es', '/city/houston-tx')).toBe('/es/city/houston-tx')
  expect(pathIn('es', '/#qualification')).toBe('/es#qualification')
  expect(pathIn('es', '/rent-finder?near=77002')).toBe('/es/rent-finder?near=77002')
  expect(pathIn('en', '/states')).toBe('/states')
})

test('a path tells its language; English has no prefix of its own', () => {
  expect(splitLanguage('/es')).toEqual({ language: 'es', path: '/' })
  expect(splitLanguage('/ES/states')).toEqual({ language: 'es', path: '/states' })
  expect(splitLanguage('/en/states')).toEqual({ language: 'en', path: '/en/states' })
  expect(splitLanguage('/estates')).toEqual({ language: 'en', path: '/estates' })
})

test('what is put before a path is taken off again', () => {
  const part = fc.stringMatching(/^[a-z][a-z0-9-]{2,8}$/)
  const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (one, language) => {
      expect(splitLanguage(pathIn(language, one))).toEqual({ language, path: one })
    }),
  )
})
