import { expect, test } from 'vitest'
import { programPages } from '../programs/program-pages.ts'
import { landingPaths } from '../site/addresses.ts'
import { site } from '../site/testing/marked-site.ts'
import { landingPageAt } from './landing-pages.ts'

test.each(landingPaths)('%s of the table has a builder, which knows its own address', (path) => {
  expect(landingPageAt(path, site)?.head.path).toBe(path)
})

test('every program page stands in the table of addresses', () => {
  const paths: readonly string[] = landingPaths
  expect(Object.keys(programPages).filter((path) => !paths.includes(path))).toEqual([])
})

test('an address that is none of theirs has no landing page', () => {
  expect(landingPageAt('/constructor', site)).toBeNull()
})
