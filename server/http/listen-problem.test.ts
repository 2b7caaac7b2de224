import { expect, test } from 'vitest'
import { listenProblem } from './listen.ts'

test.each([
  ['EADDRINUSE', 'PORT is taken: another program already listens on 0.0.0.0:80'],
  ['EACCES', 'PORT is wrong: this program may not listen on 0.0.0.0:80 (EACCES)'],
  ['EADDRNOTAVAIL', 'HOST is wrong: cannot listen on 0.0.0.0:80 (EADDRNOTAVAIL)'],
])('%s is said by the setting that is to be changed', (code, words) => {
  const error = Object.assign(new Error(code), { code })
  expect(listenProblem(error, { host: '0.0.0.0', port: 80 }, 'PORT', 'HOST')).toBe(words)
})
