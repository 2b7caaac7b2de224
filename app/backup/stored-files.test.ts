import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { date as anyDate, assert, property } from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backupFolder, backupTime, newBackupFile } from './backup-folder.ts'
import { fileResponse } from './hand-over.server.ts'
import { findStored, listStored, openStored, removeStored } from './stored-files.server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'second-key-stored-'))
  mkdirSync(backupFolder(dataDir))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

const put = (name: string, text = 'whole') => writeFileSync(join(backupFolder(dataDir), name), text)
const one = 'second-key-20260301T080000Z.jsonl.gz'
const list = 'erasures.jsonl'
/** What may lie beside backups, or be asked for, and is none. */
const others = [
  '',
  '.',
  '..',
  'backups',
  `${one}.partial`,
  `x${one}`,
  `./${one}`,
  `../backups/${one}`,
  `../../../../etc/passwd`,
  `${one}\0`,
  `${one}\n`,
  one.toUpperCase(),
  'second-key.sqlite',
  'second-key-20260230T080000Z.jsonl.gz',
  'second-key-99999999T999999Z.jsonl.gz',
  'second-key-2026-03-01.jsonl.gz',
  `../${list}`,
  `${list}/`,
]

test('a name tells the second when the backup was begun, for every name that is ever given', () => {
  vi.useFakeTimers()
  const times = anyDate({ min: new Date('2000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  assert(
    property(times, (now) => {
      vi.setSystemTime(now)
      const second = Math.floor(now.getTime() / 1000) * 1000
      expect(backupTime(basename(newBackupFile(dataDir)))?.getTime()).toBe(second)
    }),
  )
})

test.each(others)('%j is no name of a backup: it is not found, opened or removed', async (name) => {
  writeFileSync(join(dataDir, 'second-key.sqlite'), 'the database')
  put(one)
  put(list)
  expect(backupTime(name)).toBeNull()
  expect(await findStored(dataDir, name)).toBeNull()
  expect(await openStored(dataDir, name)).toBeNull()
  expect(await removeStored(dataDir, name)).toBe(false)
})

test('what lies there is listed newest first, at most fifty, and nothing that is no backup', async () => {
  expect(await listStored(join(dataDir, 'nowhere'))).toEqual({ backups: [], more: 0, erasures: null })
  put(`${one}.partial`)
  put('notes.txt')
  mkdirSync(join(backupFolder(dataDir), 'second-key-20270101T000000Z.jsonl.gz'))
  writeFileSync(join(dataDir, 'elsewhere'), 'of somebody else')
  symlinkSync(join(dataDir, 'elsewhere'), join(backupFolder(dataDir), 'second-key-20270102T000000Z.jsonl.gz'))
  expect(await listStored(dataDir)).toEqual({ backups: [], more: 0, erasures: null })
  for (let minute = 0; minute < 52; minute++)
    put(`second-key-20260301T08${String(minute).padStart(2, '0')}00Z.jsonl.gz`)
  put(list, 'x')
  const { backups, more, erasures } = await listStored(dataDir)
  expect([backups.length, more, erasures]).toEqual([50, 2, { name: list, bytes: 1 }])
  expect(backups[0]).toEqual({
    name: 'second-key-20260301T085100Z.jsonl.gz',
    at: new Date('2026-03-01T08:51:00Z'),
    bytes: 5,
  })
})

test('a link that has the name of a backup leads nobody out of the folder', async () => {
  writeFileSync(join(dataDir, 'elsewhere'), 'of somebody else')
  symlinkSync(join(dataDir, 'elsewhere'), join(backupFolder(dataDir), one))
  expect(await openStored(dataDir, one)).toBeNull()
  expect(await removeStored(dataDir, one)).toBe(false)
})

test('a file is sent with its name and its length, as it was when it was opened, and kept by nobody', async () => {
  put(list, 'first\n')
  const file = await openStored(dataDir, list)
  if (!file) throw new Error('not found')
  put(list, 'first\nsecond\n')
  const { headers, body } = fileResponse(file)
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="erasures.jsonl"',
    'content-length': '6',
    'content-type': 'application/x-ndjson',
  })
  expect(await new Response(body).text()).toBe('first\n')
})

test('a download that is given up closes the file', async () => {
  put(one, 'x'.repeat(1_000_000))
  const file = await openStored(dataDir, one)
  if (!file) throw new Error('not found')
  const reader = fileResponse(file).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await vi.waitFor(() => expect(file.handle.fd).toBe(-1))
})

test('a backup is removed; the list of erasures, which is written on, never', async () => {
  put(one)
  put(list)
  expect(await removeStored(dataDir, one)).toBe(true)
  expect(await removeStored(dataDir, one)).toBe(false)
  expect(await findStored(dataDir, one)).toBeNull()
  expect(await removeStored(dataDir, list)).toBe(false)
  expect(await findStored(dataDir, list)).toEqual({ name: list, at: null, bytes: 5 })
})
