import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteEnvironment, siteFlags } from './site-flags.mjs'

test.each(['deploy/second-key@.service', 'Dockerfile'])('%s runs the site as npm start does', (file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const settings = Object.entries(siteEnvironment).map(([name, value]) => `${name}=${value}`)
  const wanted = [...siteFlags, ...settings, 'NODE_COMPILE_CACHE=']
  expect(wanted.filter((flag: string) => !text.includes(flag))).toEqual([])
})
