import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import type { PolicyDocument } from './document.ts'
import { DocumentPage } from './document-page.tsx'
import { programPolicy } from './program-policy.ts'
import { textOf } from './testing/document-text.ts'
import { builders } from './testing/documents.ts'

const site = defaultSite('https://secondkey.example')
const htmlOf = (document: PolicyDocument) => renderToStaticMarkup(<DocumentPage document={document} />)

describe.each(builders)('%s', (path, build) => {
  const document = build(site)
  const page = parse(htmlOf(document))
  const all = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name))
  const ids = all('[id]', 'id')

  test('has its path, the brand at the end of the title and a description that fits a search result', () => {
    expect(document.head.path).toBe(path)
    expect(document.head.title).toMatch(/ \| Second Key Rentals$/)
    expect(document.head.description.length).toBeLessThanOrEqual(155)
  })

  test('lists every section in its contents, in order', () => {
    const sections = document.sections.map(({ id }) => id)
    expect(all('nav[aria-labelledby] a', 'href')).toEqual(sections.map((id) => `#${id}`))
    expect(all('section[id]', 'id')).toEqual(sections)
  })

  test('has unique ids and no link into nowhere', () => {
    expect(new Set(ids).size).toBe(ids.length)
    const anchors = all('a[href^="#"]', 'href').map((href) => href?.slice(1))
    expect(anchors.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has one first-level heading, then a numbered heading for each section', () => {
    const headings = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => tagName)
    expect(headings).toEqual(['H1', ...document.sections.map(() => 'H2')])
    const numbers = page.querySelectorAll('h2 > span').map(({ text }) => text)
    expect(numbers).toEqual(document.sections.map((_, index) => `${index + 1}.`))
  })

  test('says when it was last updated and how to reach us', () => {
    expect(document.updated).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
    expect(page.text).toContain(`Last updated ${document.updated}`)
    expect(all('a', 'href')).toEqual(
      expect.arrayContaining(['tel:+18005550142', 'mailto:help@secondkey.example']),
    )
  })

  test('keeps its sentences short and free of dashes', () => {
    const sentences = textOf(document).split(/(?<=[.?:])\s+|\n/)
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 32)).toEqual([])
    expect(textOf(document)).not.toMatch(/[—–]| - /)
  })
})

test('words of the settings are shown as text, never as markup', () => {
  const html = htmlOf(programPolicy({ ...site, brand: '<b>Key</b>', phone: '<i>800</i>' }))
  expect(html).not.toMatch(/<[bi]>/)
})
