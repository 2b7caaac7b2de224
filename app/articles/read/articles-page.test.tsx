import { text } from 'node:stream/consumers'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticlesPage } from './articles-page.tsx'

test('a list that was awaited and cannot be had is said, with a way to try again', async () => {
  const page = <ArticlesPage list={Promise.resolve(null)} isFirstPage />
  const html = await text(await renderToReadableStream(page))
  expect(html).toContain('We cannot show the articles right now.')
  expect(html).toContain('<a href="/articles">try again</a>')
})
