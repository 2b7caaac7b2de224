import { expect, test } from 'vitest'
import { sources } from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import { defaultSite } from '../../site/site.ts'
import { findPlace } from '../places.ts'
import { localPart } from './local-part.ts'
import { figureSources } from './sources.ts'

const site = defaultSite('https://example.com')

function entries(sections: Section[], now?: Date) {
  return figureSources(sections, now).flatMap((section) =>
    section.kind === 'sources' ? section.entries : [],
  )
}

function townEntries(slug: string, now?: Date) {
  const place = findPlace(slug)
  return place ? entries(localPart(place, site), now) : []
}

test('every publisher of a figure on the page is named once for its years, with whose figures it has', () => {
  const told = townEntries('springfield-ma')
  expect(new Set(told).size).toBe(told.length)
  const text = told.join('\n')
  for (const words of [
    /^HUD, FY2026: the Springfield area/m,
    /^Census, 2020: Springfield\.$/m,
    /^Census, 2019–2023: .*Hampden County/m,
  ])
    expect(text).toMatch(words)
})

test('a source that no part names in words is found by its fact', () => {
  const fact = { value: 1, of: { kind: 'county', name: 'Any County' }, source: sources.incomeLimits } as const
  const row = { label: '', value: '', note: '', fact }
  const told = entries([{ kind: 'masthead', rows: [row], contents: [] }])
  expect(told[0]).toBe('HUD, FY2026: Any County.')
})

test('fair rents that are no longer the newest say so, from the first day of HUD’s next year', () => {
  const lacked = (day: string) =>
    townEntries('pecos-tx', new Date(day)).flatMap(
      (entry) => /^(FY\d+) is not on file yet/.exec(entry)?.[1] ?? [],
    )
  expect(lacked('2026-09-30T12:00:00Z')).toEqual([])
  expect(lacked('2026-10-01T12:00:00Z')).toEqual(['FY2027'])
  expect(lacked('2027-09-30T12:00:00Z')).toEqual(['FY2027'])
  expect(lacked('2027-10-01T12:00:00Z')).toEqual(['FY2028'])
})
