import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { defaultSite, type Site } from '../site/site.ts'
import { PromoBanner } from './promo-banner.tsx'
import { SiteContext } from './use-site.ts'

function languageOf(more: Partial<Site>) {
  const site = { ...defaultSite('https://example.com', 'es'), ...more }
  const Stub = createRoutesStub([{ path: '/', Component: PromoBanner }])
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Stub />
    </SiteContext>,
  )
  return parse(html).querySelector('p')?.getAttribute('lang')
}

test('a banner that the owner wrote in English alone is marked as English on Spanish pages', () => {
  expect(languageOf({ banner: 'Ask us first', bannerIn: 'en' })).toBe('en')
  expect(languageOf({ banner: 'Pregúntenos' })).toBe(undefined)
  expect(languageOf({})).toBe(undefined)
})
