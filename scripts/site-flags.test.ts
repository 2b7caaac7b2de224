import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteFlags } from './site-flags.mjs'

test.each(['deploy/second-key@.service', 'Dockerfile'])('%s runs the site as npm start does', (file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(siteFlags.filter((flag: string) => !text.includes(flag))).toEqual([])
})
