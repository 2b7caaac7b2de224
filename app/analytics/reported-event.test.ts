import { expect, test } from 'vitest'
import { countedPath } from '../pages/counted-path.ts'
import { defaultSite } from '../site/site.ts'
import { parseReportedEvent } from './reported-event.ts'

const site = defaultSite('https://secondkey.example')
const connected = {
  ...site,
  forms: { ...site.forms, funding: { ...site.forms.funding, address: 'https://forms.example/apply?x=1' } },
}

function reported(fields: Record<string, string>, of = site) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseReportedEvent(form, of, countedPath)
}

test('a step of the wizard and a view of a page fetched ahead are taken', () => {
  expect(reported({ e: 'wizard-2', p: '/' })).toEqual({ event: 'wizard-2', path: '/' })
  expect(reported({ e: 'view', p: '/city/houston' })).toEqual({ event: 'view', path: '/city/houston' })
})

test('a link to the phone is a call, a link to one of the forms an application', () => {
  expect(reported({ h: 'tel:+18005550142', p: '/' })?.event).toBe('call')
  expect(reported({ h: '/forms/funding', p: '/states' })).toEqual({ event: 'apply', path: '/states' })
  expect(reported({ h: '/forms/funding?from=/states', p: '/states' })?.event).toBe('apply')
  expect(reported({ h: '/forms/funding?program=performance&from=/', p: '/' })?.event).toBe('apply')
  expect(reported({ h: '/es/forms/funding?from=/states', p: '/es/states' })).toEqual({
    event: 'apply',
    path: '/es/states',
  })
  expect(reported({ h: '/es/forms/none', p: '/es' })).toBeNull()
  expect(reported({ h: 'https://forms.example/apply?x=1', p: '/' }, connected)?.event).toBe('apply')
  expect(reported({ h: '/es/forms/funding', p: '/es' }, connected)).toBeNull()
  expect(reported({ h: '/forms/funding', p: '/' }, connected)).toBeNull()
})

test('anything else is refused', () => {
  expect(reported({ e: 'apply', p: '/' })).toBeNull()
  expect(reported({ e: 'visitor-7', p: '/' })).toBeNull()
  expect(reported({ h: 'https://elsewhere.example/', p: '/' })).toBeNull()
  expect(reported({ e: 'view', p: '/admin/numbers' })).toBeNull()
  expect(reported({ e: 'view', p: 'https://elsewhere.example/' })).toBeNull()
  expect(reported({ e: 'view' })).toBeNull()
  expect(reported({ e: 'view', p: `/${'x'.repeat(2047)}` })).toEqual({ event: 'view', path: '(other)' })
  expect(reported({ e: 'view', p: `/${'x'.repeat(2048)}` })).toBeNull()
  expect(reported({})).toBeNull()
})
