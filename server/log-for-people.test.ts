import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { forPeople } from './log-for-people.ts'

afterEach(() => void vi.unstubAllEnvs())

function written(work: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  work(createLog('info', undefined, forPeople({ write: (text) => lines.push(text) })))
  return lines.join('')
}

test('a terminal gets the time, the level, the message and its facts, and no JSON', () => {
  const line = written((log) => log.info({ port: 3000, path: '/a b', on: ['a'] }, 'listening'))
  expect(line).toMatch(/^\d\d:\d\d:\d\d \S*info.* listening {2}port=3000 {2}path=\/a b {2}on=\["a"\]\n$/)
})

test('an error shows where it came from, below its line', () => {
  const [first, second, ...stack] = written((log) =>
    log.error({ err: new TypeError('no such thing'), requestId: 'one' }, 'page failed'),
  ).split('\n')
  expect(first).toMatch(/error.* page failed {2}requestId=one$/)
  expect(second).toBe('TypeError: no such thing')
  expect(stack.join('\n')).toContain('log-for-people.test.ts')
})

test('a line without words is still a line, and what is private stays so', () => {
  expect(written((log) => log.warn({ email: 'pat@example.com' }))).toMatch(/ {2}email=\[private\]\n$/)
})

test('a warning is yellow, an error red, all else dim', () => {
  vi.stubEnv('FORCE_COLOR', '1')
  const colorOf = (level: 'info' | 'warn' | 'error') =>
    written((log) => log[level]('words')).split('\x1b[')[1]
  expect(['info', 'warn', 'error'].map((level) => colorOf(level as 'info'))).toEqual([
    expect.stringMatching(/^2minfo/),
    expect.stringMatching(/^33mwarn/),
    expect.stringMatching(/^31merror/),
  ])
})
