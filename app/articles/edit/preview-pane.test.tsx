import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../layout/use-site.ts'
import { defaultSite } from '../../site/site.ts'
import { typedFrom } from '../article-form.ts'
import { PreviewPane } from './preview-pane.tsx'

test('day and author stand in the language of the article, as on its page', () => {
  const form = new FormData()
  form.set('language', 'es')
  form.set('author', 'Ana')
  const pane = parse(
    renderToStaticMarkup(
      <SiteContext value={defaultSite('https://example.com')}>
        <PreviewPane
          typed={typedFrom(form)}
          picture={null}
          defaultAuthor="Brand"
          createdAt={new Date('2026-03-05T12:00:00Z')}
        />
      </SiteContext>,
    ),
  )
  const article = pane.querySelector('article[lang=es]')
  expect(article?.querySelector('.fine')?.text).toBe('5 de marzo de 2026, por Ana')
})
