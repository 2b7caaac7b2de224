import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

function screen(isTTY: boolean, columns = 80) {
  const written: string[] = []
  return { isTTY, columns, written, write: (text: string) => written.push(text) }
}

test('without a terminal there is a line every 5 %, and none twice', () => {
  const log = screen(false)
  const progress = showProgress(log, 1000)
  for (let bytes = 0; bytes <= 1000; bytes += 10) progress.update(bytes, bytes * 2)
  progress.end(1000, 2000)
  expect(log.written).toHaveLength(20)
  expect(log.written[0]).toBe('5 %, 100 rows\n')
  expect(log.written.at(-1)).toBe('100 %, 2,000 rows\n')
})

test('on a terminal a bar is drawn over itself and left full, in one line', () => {
  const terminal = screen(true, 40)
  const progress = showProgress(terminal, 1000)
  for (let at = 0; at < 500; at++) progress.update(at, at)
  progress.end(1000, 500)
  expect(terminal.written.length).toBeGreaterThan(2)
  expect(terminal.written.length).toBeLessThan(10)
  expect(terminal.written.every((text) => text === '\n' || text.startsWith('\r'))).toBe(true)
  expect(terminal.written.at(-2)).toContain('█'.repeat(30))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own code for 'clear the rest of the line'
  expect(terminal.written.at(-2)?.replace(/\r|\x1b\[K/g, '').length).toBeLessThan(40)
  expect(terminal.written.at(-1)).toBe('\n')
})

test('an empty file is read at once', () => {
  const log = screen(false)
  showProgress(log, 0).end(0, 0)
  expect(log.written).toEqual(['100 %, 0 rows\n'])
})
