import { expect, test } from 'vitest'
import { SettingError } from '../app/platform/env.server.ts'
import { folderProblem } from './folder-problem.ts'

const sqlite = (errcode: number, message: string) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })
const system = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code })

test.each([
  [sqlite(13, 'database or disk is full'), 'no room is left on the disk of /var/key'],
  [system('ENOSPC'), 'no room is left on the disk of /var/key'],
  [system('EDQUOT'), 'no room is left on the disk of /var/key'],
  [sqlite(4874, 'disk I/O error'), 'is the disk of /var/key full? (disk I/O error)'],
  [
    sqlite(8, 'attempt to write a readonly database'),
    'may not write the database in /var/key (attempt to write a readonly database)',
  ],
  [sqlite(14, 'unable to open database file'), '/var/key (unable to open database file)'],
  [system('ENOTDIR'), '/var/key cannot be used as a folder (ENOTDIR)'],
])('a folder that cannot be used stops the start with one line: %s', (error, words) => {
  const problem = folderProblem(error, '/var/key')
  expect(problem).toBeInstanceOf(SettingError)
  expect(problem).toHaveProperty('message', expect.stringMatching(/^DATA_DIR is wrong: /))
  expect(problem).toHaveProperty('message', expect.stringContaining(words))
})

test('any other trouble stays what it is', () => {
  const trouble = new Error('a mistake of ours')
  expect(folderProblem(trouble, '/var/key')).toBe(trouble)
  expect(folderProblem('text', '/var/key')).toBe('text')
})
