import { expect, test } from 'vitest'
import { markedClaims } from '../claims/say-claims.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { textOf } from './testing/document-text.ts'
import { builders } from './testing/documents.ts'

const claims = markedClaims((name) => `{${name}}`)
const siteWithoutNumbers: Site = { ...defaultSite(''), phone: 'phone', claims, exact: claims }

// Names, not amounts: the voucher program, the guidelines, the size of a target; and a setting that is a number.
const allowed = /Section 8\b|\(WCAG\) 2\.2|44 pixels|closed, we erase it after 24 months/g

test.each(builders)('%s types no price, count or time: they all come from the registers', (_, build) => {
  const text = textOf(build(siteWithoutNumbers)).replace(allowed, '')
  expect(text.match(/.*(\d|\$|%|month’s rent).*/g) ?? []).toEqual([])
})
