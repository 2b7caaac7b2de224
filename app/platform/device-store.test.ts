import { afterEach, expect, test, vi } from 'vitest'
import { keysIn, readJson, readText, remove, write } from './device-store.ts'

afterEach(() => void vi.unstubAllGlobals())

function storage() {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(stored, { [key]: text }),
    removeItem: (key: string) => void delete stored[key],
  }
  const stored: Record<string, string> = Object.create(methods)
  return stored
}

test('what is written is read, listed and removed, each store for itself', () => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  expect(write('localStorage', 'a:1', '{"step":2}')).toBe(true)
  expect(readJson('localStorage', 'a:1', (stored) => stored)).toEqual({ step: 2 })
  expect(readText('sessionStorage', 'a:1')).toBeNull()
  expect(keysIn('localStorage', 'a:')).toEqual(['a:1'])
  expect(remove('localStorage', 'a:1')).toBe(true)
  expect(readText('localStorage', 'a:1')).toBeNull()
})

test('what something else wrote is nothing, be it no JSON or of another shape', () => {
  vi.stubGlobal('localStorage', storage())
  write('localStorage', 'a', '{')
  expect(readJson('localStorage', 'a', (stored) => stored)).toBeNull()
  write('localStorage', 'a', '{"name":{"toString":1}}')
  expect(readJson('localStorage', 'a', (stored) => String(Object(stored).name))).toBeNull()
})

test('where storage is forbidden or full, nothing is stored and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readJson('localStorage', 'a', (stored) => stored)).toBeNull()
  expect(readText('localStorage', 'a')).toBeNull()
  expect(keysIn('localStorage', '')).toEqual([])
  expect(write('localStorage', 'a', 'text')).toBe(false)
  expect(remove('localStorage', 'a')).toBe(false)
})
