import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AdminArticlesPage } from './articles-page.tsx'
import { BinPage } from './bin-page.tsx'

const shared = { title: 'Renting again', author: 'Ana', createdAt: new Date('2026-03-02T12:00:00Z') }

/** Each sheet of the list, and the question that its last button asks. */
function sheetsOf(page: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  const sheets = parse(renderToStaticMarkup(<Stub />)).querySelectorAll('.sheets article')
  return sheets.map((sheet) => {
    const question = sheet.querySelector('dialog')?.remove().text ?? ''
    return { sheet: sheet.text, question }
  })
}

test('articles of one title are told apart by their addresses, when one is deleted too', () => {
  const rest = { viewHref: '/', imageUrl: null, published: true, publishAt: null, lacks: [] }
  const articles = [
    { ...shared, ...rest, id: '1', slug: 'renting-again', language: 'en' as const },
    { ...shared, ...rest, id: '2', slug: 'renting-again-2', language: 'es' as const },
  ]
  const sheets = sheetsOf(
    <AdminArticlesPage email="" articles={articles} drafts={[]} olderHref={null} isFirstPage />,
  )
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    expect.stringMatching(/, \/articles\/renting-again\b(?!-)/),
    expect.stringContaining(', /es/articles/renting-again-2'),
  ])
  expect(sheets.map(({ question }) => question)).toEqual([
    expect.stringMatching(/\/articles\/renting-again(?!-)/),
    expect.stringContaining('/es/articles/renting-again-2'),
  ])
})

test('a title is marked with its language wherever it is read aloud', () => {
  const articles = [{ ...shared, id: '2', slug: 'de-nuevo', deletedAt: null, language: 'es' as const }]
  const Stub = createRoutesStub([
    { path: '/', Component: () => <BinPage articles={articles} olderHref={null} /> },
  ])
  const page = parse(renderToStaticMarkup(<Stub />))
  expect(page.querySelectorAll('[lang=es]').map(({ text }) => text.trim())).toEqual(
    Array.from({ length: 4 }, () => shared.title),
  )
  expect(page.querySelector('dialog')?.getAttribute('aria-describedby')).toBe(
    page.querySelector('dialog p')?.getAttribute('id'),
  )
})

test('the bin asks for the address that is erased, in the language of the article', () => {
  const articles = [
    { ...shared, id: '1', slug: 'renting-again', deletedAt: null, language: 'en' as const },
    { ...shared, id: '2', slug: 'renting-again-2', deletedAt: null, language: 'es' as const },
  ]
  const sheets = sheetsOf(<BinPage articles={articles} olderHref={null} />)
  for (const part of ['sheet', 'question'] as const) {
    expect(sheets.map((one) => one[part])).toEqual([
      expect.not.stringContaining('/es/'),
      expect.stringContaining('/es/articles/renting-again-2'),
    ])
    expect(sheets[0]?.[part]).toContain('/articles/renting-again')
  }
})
