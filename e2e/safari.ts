import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** What WebKit does and Chromium does not, told by the computed styles that lead to it. */
export async function expectGoodInSafari(page: Page) {
  expect.soft(await page.evaluate(smallFields), `zooms in on a tap: ${page.url()}`).toEqual([])
  expect(await page.evaluate(looseMarks), `may begin a line: ${page.url()}`).toEqual([])
}

/** An iPhone zooms into a field of less than 16 px that gets the focus. */
function smallFields() {
  const typed = ':is(select, textarea, input:not([type=checkbox], [type=radio], [type=file])):not(.hidden *)'
  return [...document.querySelectorAll<HTMLInputElement>(typed)]
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ name }) => name)
}

/** WebKit breaks a line between an inline-block and the comma that follows it. */
function looseMarks() {
  return [...document.querySelectorAll('main a')]
    .filter((link) => getComputedStyle(link).display.startsWith('inline-'))
    .filter(({ nextSibling }) => nextSibling instanceof Text && /^[,.;:!?)]/.test(nextSibling.data))
    .map(({ textContent }) => textContent)
}
