import { expect, test } from 'vitest'
import { isLocal } from './local-address.ts'

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'site.localhost'])(
  'nobody else reaches %s',
  (host) => {
    expect(isLocal(`http://${host}:3000`)).toBe(true)
  },
)

test.each(['localhostels.com', '127.keys.com', 'localhost.example', 'notlocalhost', 'www.example.com'])(
  '%s is a name of its own',
  (host) => {
    expect(isLocal(`https://${host}`)).toBe(false)
  },
)
