import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../layout/use-site.ts'
import { defaultSite } from '../../site/site.ts'
import { ArticleView } from './article-page.tsx'

const words = { title: 'A title', excerpt: '', author: 'Ana', content: 'Words.', language: 'en' } as const
const picture = { imageUrl: null, imageAlt: '', imageVariants: [] }

test('an article of the evening has the day on the calendars of the site, not that of UTC', () => {
  const article = { ...words, ...picture, createdAt: new Date('2026-03-02T03:00:00Z') }
  const shownIn = (timeZone: string) =>
    renderToStaticMarkup(
      <SiteContext value={{ ...defaultSite('https://example.com'), timeZone }}>
        <ArticleView article={article} />
      </SiteContext>,
    )
  expect(shownIn('America/Chicago')).toContain('March 1, 2026')
  expect(shownIn('UTC')).toContain('March 2, 2026')
})

test('title, lead and each paragraph are set in the direction of their letters', () => {
  const told = { title: 'عنوان', excerpt: 'مقدمة', content: '## فصل\n\nكلام\n\nWords' }
  const article = { ...words, ...picture, ...told, createdAt: new Date('2026-03-02T03:00:00Z') }
  const html = renderToStaticMarkup(
    <SiteContext value={defaultSite('https://example.com')}>
      <ArticleView article={article} />
    </SiteContext>,
  )
  const set = parse(html).querySelectorAll('[dir=auto]')
  expect(set.map(({ text }) => text)).toEqual(['عنوان', 'مقدمة', 'فصل', 'كلام', 'Words'])
})
