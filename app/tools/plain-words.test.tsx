import { parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../site/testing/marked-site.ts'
import { BudgetPage } from './budget/budget-page.tsx'
import { budgetProps } from './budget/budget-props.ts'
import { ChecklistPage } from './checklist/checklist-page.tsx'
import { readingGrade } from './testing/reading-grade.ts'

const pages: Record<string, ReactElement> = {
  '/move-in-budget': <BudgetPage {...budgetProps(site)} />,
  '/checklist': <ChecklistPage />,
}

test.each(Object.entries(pages))('%s is read by whoever has read for six years', (_, page) => {
  expect(readingGrade(wordsOf(page))).toBeLessThanOrEqual(6)
})

/** What is written in sentences, block by block: names of fields and figures would make it look easier than it is. */
function wordsOf(page: ReactElement) {
  const html = parse(renderToStaticMarkup(page))
  for (const unread of html.querySelectorAll('style, svg, .crumbs')) unread.remove()
  return html.structuredText.split('\n').filter((line) => /[.?!]$/.test(line.trim()))
}
