import { expect, test } from 'vitest'
import { parseTarget as asServed } from '../../server/http/request-target.ts'
import { parsePath } from './address.ts'

const site = 'https://site.example'

test.each([
  '/%7Ejoe',
  '/%7ejoe',
  '/a%2db',
  '/caf%c3%a9',
  '/CAF%C3%A9',
  '/%68ouse',
  '//x//y/',
  '/Articles/Old-Post',
  '/ES/Articles/x',
])('a redirect from %s is found where the server looks for it', (written) => {
  const path = parsePath(site + written, site) ?? ''
  expect(asServed(path)).toMatchObject({ kind: 'page', pathname: path })
})
