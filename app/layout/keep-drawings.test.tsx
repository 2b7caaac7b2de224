import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sheets } from '../landing/sheets.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { Building } from '../ui/art/building.tsx'
import { HouseFront, streetHouse } from '../ui/art/house-front.tsx'
import { KeepContext, Kept } from '../ui/kept.tsx'
import { Frame } from './frame.tsx'
import { keepFor } from './keep-drawings.server.tsx'
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
]

test('however many pages came before, a page is as if nothing were kept', () => {
  const visits = fc.record({
    site: fc.constantFrom(...sites),
    path: fc.constantFrom(...paths),
    chrome: fc.constantFrom('full' as const, 'simple' as const),
    sheet: fc.constantFrom(undefined, 'town' as const, 'state' as const),
  })
  fc.assert(
    fc.property(visits, (visit) => {
      const isSame = draw(visit, true) === draw(visit, false).replaceAll('<!-- -->', '')
      expect(isSame).toBe(true)
    }),
    { numRuns: 80 },
  )
})

test('what is kept from some settings is not shown with others', () => {
  const before = { ...demo, phone: '(555) 010-0111' }
  const after = { ...demo, phone: '(555) 010-0122' }
  const visit = { path: '/city/pecos-tx', chrome: 'simple' as const }
  expect(draw({ ...visit, site: before }, true)).toContain('(555) 010-0111')
  expect(draw({ ...visit, site: after }, true)).not.toContain('(555) 010-0111')
})

test('a part is drawn once for its owner and name', () => {
  let drawn = 0
  const page = (owner: object, name: string) =>
    renderToString(
      <KeepContext value={keepFor(demo)}>
        <Kept as="div" of={owner} name={name}>
          {() => `drawn ${++drawn}`}
        </Kept>
      </KeepContext>,
    )
  const owner = {}
  expect([page(owner, 'one'), page(owner, 'one')]).toEqual(['<div>drawn 1</div>', '<div>drawn 1</div>'])
  expect([page(owner, 'two'), page({}, 'one')]).toEqual(['<div>drawn 2</div>', '<div>drawn 3</div>'])
})

test('parts kept by the address would fill the memory and are refused', () => {
  const keep = keepFor(demo)
  const owner = {}
  const addresses = Array.from({ length: 101 }, (_, n) => `/city/town-${n}`)
  expect(() => addresses.map((name) => keep(owner, name, 'div', () => name))).toThrow('Too many')
})

function draw({ site, path, chrome, sheet }: Visit, isKept: boolean) {
  return renderToString(
    <SiteContext value={site}>
      <KeepContext value={isKept ? keepFor(site) : null}>
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
      </KeepContext>
    </SiteContext>,
  )
}
