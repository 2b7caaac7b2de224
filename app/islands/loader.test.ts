import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const observed: unknown[] = []
let see: (entries: object[]) => void = () => {}
const appended: { src?: string }[] = []

beforeEach(() => {
  observed.length = 0
  appended.length = 0
  vi.resetModules()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback
      }
      unobserve = () => {}
      observe = (element: unknown) => observed.push(element)
    },
  )
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('a page that arrives after its loader still gets its form and its islands', async () => {
  const page = pageWith({ readyState: 'loading' })
  await import('./loader.ts')
  expect(observed).toHaveLength(0)
  page.arrive()
  await vi.waitFor(() => expect(appended).toMatchObject([{ src: 'https://forms.example.com/embed.js' }]))
  expect(observed).toHaveLength(1)
})

test('on a page that is there the form and the islands come at once', async () => {
  pageWith({ readyState: 'interactive' }).arrive()
  await import('./loader.ts')
  await vi.waitFor(() => expect(appended).toMatchObject([{ src: 'https://forms.example.com/embed.js' }]))
  expect(observed).toHaveLength(1)
})

test('all files of an island are asked for at once when it is seen', async () => {
  let head = ''
  pageWith({ readyState: 'interactive' })
  const insertAdjacentHTML = (_: string, html: string) => {
    head += html
  }
  Object.assign(document, { head: { insertAdjacentHTML } })
  class Element {
    dataset = { files: 'hydrate-1.js react-2.js', hydrated: '' }
  }
  vi.stubGlobal('HTMLElement', Element)
  vi.doMock('./hydrate.tsx', () => ({ hydrateIsland: async () => {} }))
  await import('./loader.ts')
  see([{ isIntersecting: true, target: new Element() }])
  expect(
    parse(head)
      .querySelectorAll('link')
      .map(({ attributes }) => attributes),
  ).toEqual([
    { rel: 'modulepreload', href: '/islands/hydrate-1.js' },
    { rel: 'modulepreload', href: '/islands/react-2.js' },
  ])
  const before = head
  // A page that was rendered before its islands were built names none.
  see([{ isIntersecting: true, target: Object.assign(new Element(), { dataset: {} }) }])
  expect(head).toBe(before)
})

/** As much of a document as the loader looks at; its body is empty until it arrives. */
function pageWith({ readyState }: { readyState: DocumentReadyState }) {
  const island = { addEventListener: () => {} }
  const form = {
    dataset: { formScript: 'https://forms.example.com/embed.js', formKey: 'kit-1' },
    querySelector: () => null,
    append: (tag: object) => appended.push(tag),
  }
  const body: Record<string, object[]> = {}
  const page = new EventTarget()
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      readyState,
      querySelectorAll: (selector: string) => body[selector] ?? [],
      createElement: () => ({ dataset: {} }),
    }),
  )
  return {
    arrive() {
      Object.assign(body, { '[data-island], [data-sum]': [island], '[data-form-script]': [form] })
      page.dispatchEvent(new Event('DOMContentLoaded'))
    },
  }
}
