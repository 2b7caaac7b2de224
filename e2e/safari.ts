import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** What WebKit does and Chromium does not, told by the computed styles that lead to it. */
export async function expectGoodInSafari(page: Page) {
  expect(await page.evaluate(smallFields), `zooms in on a tap: ${page.url()}`).toEqual([])
}

/** An iPhone zooms into a field of less than 16 px that gets the focus. */
function smallFields() {
  const typed = ':is(select, textarea, input:not([type=checkbox], [type=radio], [type=file])):not(.hidden *)'
  return [...document.querySelectorAll<HTMLInputElement>(typed)]
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ name }) => name)
}
