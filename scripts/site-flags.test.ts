import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteEnvironment, siteFlags } from './site-flags.mjs'

test.each(['deploy/second-key@.service', 'Dockerfile'])('%s runs the site as npm start does', (file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const settings = Object.entries(siteEnvironment).map(([name, value]) => `${name}=${value}`)
  expect([...siteFlags, ...settings].filter((flag: string) => !text.includes(flag))).toEqual([])
})
