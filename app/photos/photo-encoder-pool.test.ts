import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { levels } from '../platform/counters.ts'
import { createFairSlots } from '../platform/fair-slots.ts'
import { createPhotoEncoderPool, type PhotoEncoderPool } from './photo-encoder-pool.server.ts'
import { photoSlotBounds } from './photo-slots.ts'
import { picture, uploadFolder } from './testing/pictures.ts'

const upload = uploadFolder()
const small = async () => upload(await picture(9, 9).png().toBuffer())
let largeBytes: Promise<Buffer> | undefined
/** Made once: each is a copy. */
const large = async () => {
  largeBytes ??= picture(3000, 2000, '#c82828', '#2828c8').jpeg().toBuffer()
  return upload(await largeBytes)
}

const warn = vi.fn()
const opened: PhotoEncoderPool[] = []
function open(options: Partial<Parameters<typeof createPhotoEncoderPool>[0]> = {}) {
  const pool = createPhotoEncoderPool({ log: { warn, error() {} }, ...options })
  opened.push(pool)
  return pool
}
afterEach(async () => {
  warn.mockClear()
  await Promise.all(opened.splice(0).map((pool) => pool.close()))
})

async function onlyPid(pool: PhotoEncoderPool) {
  await vi.waitFor(() => expect(pool.pids()).toHaveLength(1))
  return pool.pids()[0] ?? 0
}

test('a worker that hangs is given up, and the next photo works', async () => {
  const pool = open({ timeLimitMs: 5000 })
  const slow = pool.encode(await large(), 'a household')
  const pid = await onlyPid(pool)
  process.kill(pid, 'SIGSTOP')
  const next = pool.encode(await small(), 'a household')
  expect(await slow).toMatchObject({ reason: 'unreadable' })
  expect(warn.mock.lastCall?.[0].err.message).toBe('The photo took too long')
  expect(await next).toHaveProperty('encoded')
  await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false))
})

test('one household’s photos do not stand before another’s', async () => {
  const pool = open()
  const path = await small()
  const order: string[] = []
  const send = async (sender: string) => {
    await pool.encode(path, sender)
    order.push(sender)
  }
  const many = Array.from({ length: 12 }, () => send('many'))
  await Promise.all([...many, send('one'), send('other')])
  expect(order.slice(0, 4).toSorted()).toEqual(['many', 'many', 'one', 'other'])
})

test('one household that sends too many is told so, and another is served', async () => {
  const pool = open({ slots: createFairSlots({ ...photoSlotBounds, maxWaitingPerKey: 2 }) })
  const path = await small()
  const photos = [1, 2, 3].map(() => pool.encode(path, 'many'))
  expect(await pool.encode(path, 'many')).toMatchObject({ reason: 'busy' })
  expect(await pool.encode(path, 'one')).toHaveProperty('encoded')
  for (const result of await Promise.all(photos)) expect(result).toHaveProperty('encoded')
})

test('what waits and what is under way is counted, and nothing stays counted', async () => {
  const pool = open()
  const path = await small()
  const photos = ['one', 'other', 'third'].map((sender) => pool.encode(path, sender))
  expect(levels).toEqual({ photosUnderWay: 0, photosWaiting: 2 })
  await vi.waitFor(() => expect(levels.photosUnderWay).toBe(1))
  await Promise.all(photos)
  expect(levels).toEqual({ photosUnderWay: 0, photosWaiting: 0 })
})

test('when its worker is killed a photo is refused, and those who wait are served by another', async () => {
  const pool = open()
  const results = [
    pool.encode(await large(), 'a household'),
    pool.encode(await small(), 'a household'),
    pool.encode(await small(), 'a household'),
  ]
  process.kill(await onlyPid(pool), 'SIGKILL')
  const [first, ...rest] = await Promise.all(results)
  expect(first).toMatchObject({ reason: 'unreadable' })
  expect(warn.mock.lastCall?.[0].err.message).toContain('SIGKILL')
  for (const result of rest) expect(result).toHaveProperty('encoded')
})

test('a worker killed between two photos is not missed', async () => {
  const pool = open()
  expect(await pool.encode(await small(), 'a household')).toHaveProperty('encoded')
  const pid = await onlyPid(pool)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(pool.pids()).toEqual([]))
  expect(await pool.encode(await small(), 'a household')).toHaveProperty('encoded')
  expect(await onlyPid(pool)).not.toBe(pid)
})

test('Ctrl-C in the terminal does not end a photo under way', async () => {
  const pool = open()
  await pool.encode(await small(), 'a household')
  const photo = pool.encode(await large(), 'a household')
  process.kill(await onlyPid(pool), 'SIGINT')
  expect(await photo).toHaveProperty('encoded')
})

test('twenty photos at once are done in their order, in one process of bounded size', async () => {
  const pool = open()
  const paths = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 4 ? small() : large())))
  const order: number[] = []
  const done = paths.map(async (path, index) => {
    const result = await pool.encode(path, 'a household')
    order.push(index)
    return result
  })
  const pid = await onlyPid(pool)
  for (const result of await Promise.all(done)) expect(result).toHaveProperty('encoded')
  expect(order).toEqual(paths.map((_, index) => index))
  expect(await onlyPid(pool)).toBe(pid)
  if (process.platform === 'linux') expect(peakMegabytes(pid)).toBeLessThan(250)
})

function peakMegabytes(pid: number) {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1]) / 1024
}

test('two workers take two photos at a time', async () => {
  const pool = open({ workers: 2 })
  const photos = [
    pool.encode(await large(), 'a household'),
    pool.encode(await large(), 'a household'),
    pool.encode(await small(), 'a household'),
  ]
  await vi.waitFor(() => expect(pool.pids()).toHaveLength(2))
  for (const result of await Promise.all(photos)) expect(result).toHaveProperty('encoded')
})

test('when too many wait, newcomers are told so at once', async () => {
  const pool = open({ slots: createFairSlots({ ...photoSlotBounds, maxWaiting: 2 }) })
  const path = await small()
  const photos = [1, 2, 3].map(() => pool.encode(path, 'a household'))
  expect(await pool.encode(path, 'a household')).toMatchObject({ reason: 'busy' })
  for (const result of await Promise.all(photos)) expect(result).toHaveProperty('encoded')
})

test('without work the process ends, and another comes with the next photo', async () => {
  const pool = open({ idleMs: 50 })
  await pool.encode(await small(), 'a household')
  await vi.waitFor(() => expect(pool.pids()).toEqual([]))
  expect(await pool.encode(await small(), 'a household')).toHaveProperty('encoded')
})

test('closing leaves no process and answers everyone', async () => {
  const pool = open()
  const photos = [pool.encode(await large(), 'a household'), pool.encode(await small(), 'a household')]
  const pid = await onlyPid(pool)
  await sleep(100)
  await pool.close()
  for (const result of await Promise.all(photos)) expect(result).toMatchObject({ reason: 'unreadable' })
  expect(existsSync(`/proc/${pid}`)).toBe(false)
  expect(await pool.encode(await small(), 'a household')).toMatchObject({ reason: 'unreadable' })
})

test('the worker knows nothing of our environment', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'a secret')
  const pool = open()
  await pool.encode(await small(), 'a household')
  if (process.platform === 'linux')
    expect(readFileSync(`/proc/${await onlyPid(pool)}/environ`, 'utf8')).not.toMatch(/ADMIN_PASSWORD|PATH=/)
  vi.unstubAllEnvs()
})
