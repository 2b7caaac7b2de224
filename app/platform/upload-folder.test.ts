import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { openUpload, removeLeftUploads } from './upload-folder.server.ts'

const home = mkdtempSync(join(tmpdir(), 'second-key-test-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const unexpected = (error: unknown) => {
  throw error
}
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('a photo lies in a folder of its own that nobody else can enter, and goes with it', async () => {
  const folder = join(home, 'uploads')
  const upload = openUpload(folder)
  const { path, bytes } = await upload.save(Readable.from(['a photo']), 'renter')
  expect(readFileSync(path, 'utf8')).toBe('a photo')
  expect(bytes).toBe(7)
  expect([folder, dirname(path), path].map(rightsOf)).toEqual(['700', '700', '600'])
  await upload.remove()
  expect(existsSync(dirname(path))).toBe(false)
})

test('words alone make no folder', async () => {
  const folder = join(home, 'none')
  await openUpload(folder).remove()
  expect(existsSync(folder)).toBe(false)
})

test('what a killed process left is removed after an hour, and nothing else', async () => {
  const folder = join(home, 'left')
  const now = new Date('2026-03-05T12:00:00Z')
  const ages = { 'upload-hour': 3600, 'upload-young': 3599, 'other-old': 9999 }
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(folder, name, 'inner'), { recursive: true })
    const then = now.getTime() / 1000 - seconds
    utimesSync(join(folder, name), then, then)
  }
  await removeLeftUploads(folder, unexpected, { now })
  expect(Object.keys(ages).filter((name) => existsSync(join(folder, name)))).toEqual([
    'upload-young',
    'other-old',
  ])
  await removeLeftUploads(join(home, 'no such folder'), unexpected, { now })
})

test('a folder that cannot be removed is told, and the others are removed all the same', async () => {
  const folder = join(home, 'stuck')
  for (const name of ['upload-1', 'upload-2']) mkdirSync(join(folder, name), { recursive: true })
  const told = vi.fn()
  const inAnHour = new Date(Date.now() + 3_600_001)
  const remove = vi.fn(rm).mockRejectedValueOnce(new Error('EACCES'))
  await removeLeftUploads(folder, told, { now: inAnHour, remove })
  expect(told).toHaveBeenCalledOnce()
  expect(readdirSync(folder)).toHaveLength(1)
})
