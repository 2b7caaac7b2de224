import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseEverything, keep, onChange, readKept } from './on-device.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  eraseEverything()
  vi.unstubAllGlobals()
})

test('what is kept is read again', () => {
  keep('letters', '["draft"]')
  expect(readKept('letters')).toBe('["draft"]')
  expect(localStorage.getItem('tools.letters')).toBe('["draft"]')
})

test('one tap erases what every tool kept, and nothing of anybody else', () => {
  localStorage.setItem('theme', 'dark')
  keep('letters', '1')
  keep('told-no', '2')
  eraseEverything()
  expect(readKept('letters')).toBeNull()
  expect(readKept('told-no')).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('what was erased is in no storage, and can be brought back, with a second tap too', () => {
  keep('letters', '1')
  keep('told-no', '2')
  const back = eraseEverything()
  expect(Object.keys(localStorage)).toEqual([])
  expect(eraseEverything()).toBeNull()
  expect(back?.()).toBeNull()
  expect([readKept('letters'), readKept('told-no')]).toEqual(['1', '2'])
})

test('what was typed since is not lost by it: it can be brought back in turn', () => {
  keep('letters', 'old')
  const back = eraseEverything()
  keep('budget', 'new')
  const since = back?.()
  expect([readKept('letters'), readKept('budget')]).toEqual(['old', null])
  since?.()
  expect([readKept('letters'), readKept('budget')]).toEqual([null, 'new'])
})

test('a page hears of every change, until it is left', () => {
  const heard = vi.fn()
  const leave = onChange(heard)
  keep('checklist', '1')
  eraseEverything()
  leave()
  keep('checklist', '2')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a page that comes out of the back/forward cache reads again what is stored', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const heard = vi.fn()
  const leave = onChange(heard)
  page.dispatchEvent(new Event('pageshow'))
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
  page.dispatchEvent(new Event('pageshow'))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('where storage is forbidden the page itself remembers, and forgets when told', () => {
  vi.stubGlobal('localStorage', undefined)
  keep('budget', '7')
  expect(readKept('budget')).toBe('7')
  eraseEverything()
  expect(readKept('budget')).toBeNull()
})

/** As much of the browser's storage as the tools use: keys are properties of their own. */
function storage() {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? Reflect.get(this, key) : null
    },
    setItem(key: string, value: string) {
      Reflect.set(this, key, value)
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key)
    },
  }
  return Object.create(methods)
}
