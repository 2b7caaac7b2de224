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

test('a word counts only where it stands by itself, in one or in many', () => {
  expect(hrefs('Please release the police recorder: an accredited underscore, documentaries')).toEqual(always)
  expect(hrefs('Two leases')).toEqual(['/corporate-lease-program', ...always])
  expect(hrefs('My creditors and my scores')).toEqual(['/bad-credit-rentals', ...always])
  const inSpanish = (content: string) => relatedLinks(content, 'es').map(({ href }) => href)
  expect(inSpanish('Descartamos el descrédito y la subcontratación documentada')).toEqual(always)
  expect(inSpanish('Tres cartas')).toEqual(['/diy-rental-kit', ...always])
  expect(inSpanish('La desalojaron: solicitudes de una arrendadora')).toEqual([
    '/full-service-program',
    '/second-shot-program',
    ...always,
  ])
})
