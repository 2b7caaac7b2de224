import { describe, expect, test } from 'vitest'
import { languages } from '../platform/language.ts'
import { easeBand, wholeSentences } from '../platform/testing/reading-ease.ts'
import { type DemoArticle, demoArticles } from './demo-articles.ts'

const lastDay = '2026-11-15'

test('there are eight demo articles in each language, with a slug for each', () => {
  expect(demoArticles).toHaveLength(8)
  const slugs = demoArticles.flatMap((article) => languages.map((language) => article[language].slug))
  expect(new Set(slugs).size).toBe(8 * languages.length)
})

test.each(demoArticles)(
  '$es.slug has the figures, the day and the parts of the English one',
  ({ en, es }) => {
    const figuresOf = ({ content }: DemoArticle) => content.match(/\d+/g)?.toSorted()
    expect(figuresOf(es)).toEqual(figuresOf(en))
    expect(es.publishedOn).toBe(en.publishedOn)
    const shapeOf = ({ content }: DemoArticle) =>
      content.split('\n\n').map((block) => block.startsWith('## '))
    expect(shapeOf(es)).toEqual(shapeOf(en))
  },
)

test.each(demoArticles)('$es.slug is no harder to read than the English one', ({ en, es }) => {
  const [english, spanish] = [wholeSentences([en.content]), wholeSentences([es.content])]
  expect(easeBand(spanish, 'es')).toBeGreaterThanOrEqual(easeBand(english, 'en'))
})

describe.each(demoArticles.flatMap(({ en, es }) => [en, es]))('$slug', (article) => {
  test('the slug follows from the title', () => {
    expect(article.slug).toBe(slugOf(article.title))
  })

  test('the body is headings, blank lines and one-line paragraphs', () => {
    expect(article.content).toBe(article.content.trim())
    expect(article.content.split('\n').filter((line) => !isBodyLine(line))).toEqual([])
  })

  test('every heading and paragraph stands alone between blank lines', () => {
    for (const block of article.content.split('\n\n')) expect(block).toMatch(/^[^\n]+$/)
  })

  test('the body takes a few minutes to read', () => {
    expect(wordCount(article)).toBeGreaterThanOrEqual(550)
    expect(wordCount(article)).toBeLessThanOrEqual(1000)
  })

  test('the excerpt fits a card', () => {
    expect(article.excerpt).not.toBe('')
    expect(article.excerpt.length).toBeLessThanOrEqual(200)
  })

  test('it was published on a real day of 2026 that has passed', () => {
    expect(article.publishedOn).toMatch(/^2026-\d\d-\d\d$/)
    expect(new Date(`${article.publishedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(article.publishedOn)
    expect(article.publishedOn <= lastDay).toBe(true)
  })
})

// The rule of the specification, written out again so that the data is not checked against itself.
function slugOf(title: string) {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The body has no list, bold, link or HTML syntax, so those marks would show as typed. */
function isBodyLine(line: string) {
  if (line === '') return true
  const words = line.startsWith('## ') ? line.slice(3) : line
  return words === words.trim() && /^[A-Z“¿]/.test(words) && !/\*\*|\]\(|https?:|[<>`#]/.test(words)
}

function wordCount(article: DemoArticle) {
  return article.content.split(/\s+/).filter((word) => word !== '##').length
}
