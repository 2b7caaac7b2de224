import { beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { articleRow } from '../../db/testing/rows.ts'
import { articlesPage, binPage } from './article-pages.server.ts'

type Page = { articles: { title: string }[]; olderHref: string | null }

onBothEngines((scratch) => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const insert = async (columns: Parameters<typeof articleRow>[0]) => {
    const row = articleRow(columns)
    await scratch.database.db.insertInto('articles').values(row).execute()
    return row
  }
  beforeEach(() => scratch.database.db.deleteFrom('articles').execute())

  const pages = async (read: typeof articlesPage | typeof binPage, first: string) => {
    const titles: string[][] = []
    for (let href: string | null = first; href; ) {
      const { searchParams } = new URL(href, 'http://site')
      const page: Page = await read(scratch.database.db, searchParams, 2)
      titles.push(page.articles.map(({ title }) => title))
      href = page.olderHref
    }
    return titles
  }

  test('every article is reached, page by page, and the last page leads to no other', async () => {
    for (const minute of [1, 2, 3, 4, 4]) await insert({ title: `${minute}`, created_at: at(minute) })
    expect(await pages(articlesPage, '/admin/articles')).toEqual([['4', '4'], ['3', '2'], ['1']])
    const { db } = scratch.database
    expect(await articlesPage(db, new URLSearchParams(), 5)).toMatchObject({
      olderHref: null,
      isFirstPage: true,
    })
    const odd = new URLSearchParams({ before: 'odd' })
    expect((await articlesPage(db, odd, 5)).articles).toHaveLength(5)
  })

  test('a translation on another page, or a draft of one, is not lacked', async () => {
    const first = await insert({ title: 'Old', created_at: at(1) })
    await insert({ title: 'Alone', created_at: at(2) })
    await insert({ title: 'Nuevo', created_at: at(3), language: 'es', translation_of: first.id })
    const { articles } = await articlesPage(scratch.database.db, new URLSearchParams(), 2)
    expect(articles.map(({ title, lacks }) => [title, lacks])).toEqual([
      ['Nuevo', []],
      ['Alone', ['es']],
    ])
  })

  test('so is every article in the bin', async () => {
    for (const minute of [1, 2, 3]) await insert({ title: `${minute}`, deleted_at: at(minute) })
    await insert({ title: 'Not deleted' })
    expect(await pages(binPage, '/admin/articles/bin')).toEqual([['3', '2'], ['1']])
  })
})
