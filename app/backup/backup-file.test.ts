import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { createBackup } from './create-backup.server.ts'
import type { Steps } from './steps.ts'
import { fillDatabase } from './testing/full-database.ts'
import { verifyBackup } from './verify-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-key-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const newFile = () => join(folder, `${++files}.jsonl.gz`)
const quiet: Steps = { begin() {}, row() {}, end() {} }
const scratch = scratchDatabase('sqlite')

test('verify finds damage wherever it is', async () => {
  await fillDatabase(scratch.database)
  const file = newFile()
  await createBackup(scratch.database, file, quiet)
  const whole = readFileSync(file)
  // The first ten bytes say when and where it was packed, the very last bits are padding: neither is data.
  for (let at = 10; at < whole.length - 9; at += 97) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 0x10
    writeFileSync(file, damaged)
    await expect(verifyBackup(file, quiet), `byte ${at}`).rejects.toThrow(/damaged/)
  }
  for (const length of [0, 5, 100, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length))
    await expect(verifyBackup(file, quiet), `${length} bytes`).rejects.toThrow(/damaged/)
  }
})

test.each([
  [
    'a changed row',
    (text: string) => text.replace('A new door', 'A new d00r'),
    /rows of the table approval_/,
  ],
  ['a missing row', (text: string) => text.replace(/\n\["[^\n]+A new door[^\n]+/, ''), /damaged/],
  ['a missing end', (text: string) => text.slice(0, -200), /middle of a row|middle of the table/],
  ['something added', (text: string) => `${text}[]\n`, /goes on after its last table/],
  ['another beginning', (text: string) => text.replace('second-key-backup', 'shopping'), /not a backup/],
  ['a newer format', (text: string) => text.replace('"version":1', '"version":2'), /newer version/],
])('%s is found although the packing is right', async (_, change, words) => {
  await fillDatabase(scratch.database)
  const file = newFile()
  await createBackup(scratch.database, file, quiet)
  const text = gunzipSync(readFileSync(file)).toString()
  expect(change(text)).not.toBe(text)
  writeFileSync(file, gzipSync(change(text)))
  await expect(verifyBackup(file, quiet)).rejects.toThrow(words)
})

test('a backup that fails leaves no file behind', async () => {
  const file = newFile()
  const steps: Steps = {
    ...quiet,
    row() {
      throw new Error('stopped')
    },
  }
  await expect(createBackup(scratch.database, file, steps)).rejects.toThrow('stopped')
  expect(readdirSync(folder).filter((name) => name.startsWith(`${files}.`))).toEqual([])
})
