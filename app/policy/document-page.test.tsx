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
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')

describe.each(builders)('%s', (path, build) => {
  const document = build(site)
  const html = htmlOf(document)
  const ids = all(html, / id="([^"]*)"/g)

  test('has its path, the brand at the end of the title and a description that fits a search result', () => {
    expect(document.head.path).toBe(path)
    expect(document.head.title).toMatch(/ \| Second Key Rentals$/)
    expect(document.head.description.length).toBeLessThanOrEqual(155)
  })

  test('lists every section in its contents, in order', () => {
    const nav = html.slice(html.indexOf('<nav aria-labelledby'), html.indexOf('class="sections"'))
    const sections = document.sections.map(({ id }) => id)
    expect(all(nav, /href="#([^"]*)"/g)).toEqual(sections)
    expect(all(html, /<section id="([^"]*)"/g)).toEqual(sections)
  })

  test('has unique ids and no link into nowhere', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(all(html, /href="#([^"]*)"/g).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has one first-level heading, then a numbered heading for each section', () => {
    expect(all(html, /<h([1-6])/g)).toEqual(['1', ...document.sections.map(() => '2')])
    expect(all(html, /<h2><span>(\d+)\.<\/span>/g).map(Number)).toEqual(
      document.sections.map((_, index) => index + 1),
    )
  })

  test('says when it was last updated and how to reach us', () => {
    expect(document.updated).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
    expect(html).toContain(`>Last updated ${document.updated}<`)
    expect(html).toContain('href="tel:+18005550142"')
    expect(html).toContain('href="mailto:help@secondkey.example"')
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
