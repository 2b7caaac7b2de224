import { expect, test } from 'vitest'
import { relatedLinks } from './related.ts'

const always = ['/told-no', '/states', '/#qualification']
const hrefs = (content: string) => relatedLinks(content).map(({ href }) => href)

test('an article leads to the programs its words speak of most, and always to the free tools and the places', () => {
  expect(hrefs('Nothing of ours')).toEqual(always)
  expect(hrefs('Your credit score, and a letter')).toEqual([
    '/bad-credit-rentals',
    '/diy-rental-kit',
    ...always,
  ])
})

test('at most three programs are named, the one spoken of most first', () => {
  const content = 'lease lease lease lease credit credit credit landlord landlord letter'
  expect(hrefs(content)).toEqual([
    '/corporate-lease-program',
    '/bad-credit-rentals',
    '/full-service-program',
    ...always,
  ])
})
