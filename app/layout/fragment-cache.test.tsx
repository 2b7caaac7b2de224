import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sheets } from '../landing/sheets.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { Building } from '../ui/art/building.tsx'
import { HouseFront, streetHouse } from '../ui/art/house-front.tsx'
import { CachedFragment, FragmentCacheContext } from '../ui/cached-fragment.tsx'
import { fragmentCacheFor } from './fragment-cache.server.tsx'
import { Frame } from './frame.tsx'
import { SiteContext } from './use-site.ts'

type Visit = { site: Site; path: string; chrome: 'full' | 'simple'; sheet?: keyof typeof sheets }

const demo = defaultSite('http://localhost')
const sites = [demo, { ...demo, brand: 'Other & Sons', phone: '(555) 010-0199' }, { ...demo }]
const paths = [
  '/',
  '/states',
  '/city/pecos-tx',
  '/city/houston',
  '/state/texas',
  '/qualify',
  "/city/o'brien-tx",
  '/nope',
  "/no'pe",
]

test('however many pages came before, a page is as if nothing were cached', () => {
  const visits = fc.record({
    site: fc.constantFrom(...sites),
    path: fc.constantFrom(...paths),
    chrome: fc.constantFrom('full' as const, 'simple' as const),
    sheet: fc.constantFrom(undefined, 'town' as const, 'state' as const),
  })
  fc.assert(
    fc.property(visits, (visit) => {
      const isSame = render(visit, true) === render(visit, false).replaceAll('<!-- -->', '')
      expect(isSame).toBe(true)
    }),
    { numRuns: 80 },
  )
})

test('a page that is missing leads to the missing page of the other language, and repeats nothing of its address', () => {
  for (const path of ['/nope', "/no'pe", '/404', '/nope?x=secret'])
    for (const site of [demo, defaultSite('http://localhost', 'es')]) {
      const html = render({ site, path, chrome: 'full' }, true)
      expect(html).toContain(site.language === 'en' ? 'href="/es/404"' : 'href="/404"')
      expect(html).not.toMatch(/nope|secret/)
    }
})

test('what is cached from some settings is not shown with others', () => {
  const before = { ...demo, phone: '(555) 010-0111' }
  const after = { ...demo, phone: '(555) 010-0122' }
  const visit = { path: '/city/pecos-tx', chrome: 'simple' as const }
  expect(render({ ...visit, site: before }, true)).toContain('(555) 010-0111')
  expect(render({ ...visit, site: after }, true)).not.toContain('(555) 010-0111')
})

test('a fragment is rendered once for its owner and name', () => {
  let renders = 0
  const page = (owner: object, name: string) =>
    renderToString(
      <FragmentCacheContext value={fragmentCacheFor(demo)}>
        <CachedFragment as="div" of={owner} name={name}>
          {() => `render ${++renders}`}
        </CachedFragment>
      </FragmentCacheContext>,
    )
  const owner = {}
  expect([page(owner, 'one'), page(owner, 'one')]).toEqual(['<div>render 1</div>', '<div>render 1</div>'])
  expect([page(owner, 'two'), page({}, 'one')]).toEqual(['<div>render 2</div>', '<div>render 3</div>'])
})

test('fragments cached by the address would fill the memory and are refused', () => {
  const fragmentCache = fragmentCacheFor(demo)
  const owner = {}
  const addresses = Array.from({ length: 101 }, (_, n) => `/city/town-${n}`)
  expect(() => addresses.map((name) => fragmentCache(owner, name, 'div', () => name))).toThrow('Too many')
})

function render({ site, path, chrome, sheet }: Visit, isCached: boolean) {
  return renderToString(
    <SiteContext value={site}>
      <FragmentCacheContext value={isCached ? fragmentCacheFor(site) : null}>
        <MemoryRouter initialEntries={[path]}>
          <html lang="en">
            <head />
            <body>
              <Frame chrome={chrome} sheet={sheet && sheets[sheet]}>
                <Building kind="tower" />
                <HouseFront {...streetHouse(path.length)} />
              </Frame>
            </body>
          </html>
        </MemoryRouter>
      </FragmentCacheContext>
    </SiteContext>,
  )
}
