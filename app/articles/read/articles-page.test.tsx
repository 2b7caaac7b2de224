import { text } from 'node:stream/consumers'
import { parse } from 'node-html-parser'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../layout/use-site.ts'
import { defaultSite } from '../../site/site.ts'
import { ArticlesPage } from './articles-page.tsx'

test('a list that was awaited and cannot be had is said, with a way to try again', async () => {
  const page = <ArticlesPage list={Promise.resolve(null)} isFirstPage />
  const html = await text(await renderToReadableStream(page))
  expect(html).toContain('We cannot show the articles right now.')
  expect(html).toContain('<a href="/articles">try again</a>')
})

test('the title and the lead of a card are set in the direction of their letters', async () => {
  const told = { id: '1', slug: 'a', title: 'عنوان', excerpt: 'مقدمة', author: 'Ana' }
  const day = new Date('2026-03-02T12:00:00Z')
  const card = { ...told, imageUrl: null, imageAlt: '', imageVariants: [], createdAt: day, updatedAt: day }
  const page = (
    <SiteContext value={defaultSite('https://example.com')}>
      <ArticlesPage list={{ articles: [card], olderHref: null }} isFirstPage />
    </SiteContext>
  )
  const set = parse(await text(await renderToReadableStream(page))).querySelectorAll('[dir=auto]')
  expect(set.map((one) => one.text)).toEqual(['عنوان', 'مقدمة'])
})
