import { expect, test } from 'vitest'
import { requirePage } from './require-page.ts'
import { resolveCity, resolveStateTowns } from './resolve.ts'

function thrownBy(work: () => unknown) {
  try {
    work()
  } catch (thrown) {
    return thrown
  }
  throw new Error('nothing was thrown')
}

test('another spelling is led to the page for good', () => {
  const answer = thrownBy(() => requirePage(resolveCity('Houston'), {})) as Response
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/city/houston'])
})

test('what can be no page is not found', () => {
  expect(thrownBy(() => requirePage(resolveStateTowns('new-avalon'), {}))).toMatchObject({
    init: { status: 404 },
  })
})

test('of a page it is said whether its place was invented', () => {
  const facts: { isUnlisted?: boolean } = {}
  expect(requirePage(resolveCity('houston-tx'), facts)).toMatchObject({ place: { name: 'Houston' } })
  expect(facts.isUnlisted).toBe(false)
  requirePage(resolveCity('new-erewhon-tx'), facts)
  expect(facts.isUnlisted).toBe(true)
})
