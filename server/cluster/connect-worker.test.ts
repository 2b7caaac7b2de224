import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { connectWorker } from './connect-worker.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

const hello = { number: 2, size: 3, startedAt: new Date(0), errors: [], isFirst: false }
const error = { at: new Date(), what: 'request failed', kind: 'Error', reference: 'r1' }
const entersUpload = { kind: 'enter', gate: 'uploads', key: '1.2.3.4' }

/** A worker that got its hello; what it sends is in `said`, and we play the primary. */
async function joined() {
  const said: ToPrimary[] = []
  const send = (message: ToPrimary) => said.push(message)
  const channel = Object.assign(new EventEmitter(), { connected: true, send, exit: vi.fn() })
  const joining = connectWorker(channel as unknown as Parameters<typeof connectWorker>[0])
  const receive = (message: ToWorker) => channel.emit('message', message)
  receive({ kind: 'hello', hello })
  const disconnect = () => {
    channel.connected = false
    channel.emit('disconnect')
  }
  return { link: await joining, said, receive, disconnect, exit: channel.exit }
}

test('a new worker knows its number from the first message', async () => {
  const { link, said } = await joined()
  expect(link).toMatchObject(hello)
  expect(said).toEqual([])
})

test('any other first message is a mistake', async () => {
  const channel = new EventEmitter()
  const joining = connectWorker(channel as Parameters<typeof connectWorker>[0])
  channel.emit('message', { kind: 'do-chores' })
  await expect(joining).rejects.toThrow('hello')
})

test('it says when it serves, when the password was shown, and what went wrong', async () => {
  const { link, said } = await joined()
  link.ready()
  link.announced()
  link.reportError(error)
  expect(said).toEqual([{ kind: 'open' }, { kind: 'welcomed' }, { kind: 'error', error }])
})

test('it receives the errors of others', async () => {
  const { link, receive } = await joined()
  const heard = vi.fn()
  receive({ kind: 'error', error })
  link.onError(heard)
  receive({ kind: 'error', error })
  expect(heard).toHaveBeenCalledExactlyOnceWith(error)
})

test('the background jobs begin when they are given, before or after it is ready for them', async () => {
  const early = await joined()
  const begin = vi.fn()
  early.receive({ kind: 'do-chores' })
  early.link.onBackgroundJobs(begin)
  expect(begin).toHaveBeenCalledOnce()
  const late = await joined()
  late.link.onBackgroundJobs(begin)
  expect(begin).toHaveBeenCalledOnce()
  late.receive({ kind: 'do-chores' })
  expect(begin).toHaveBeenCalledTimes(2)
})

test('it stops with the site, or retires because another has replaced it', async () => {
  const { link, receive } = await joined()
  const stop = vi.fn()
  link.onStop(stop)
  receive({ kind: 'stop', reason: 'SIGTERM' })
  receive({ kind: 'retire' })
  expect(stop.mock.calls).toEqual([
    ['SIGTERM', { isRetiring: false }],
    [expect.any(String), { isRetiring: true }],
  ])
})

test.each(['stop', 'retire'] as const)('told to %s while it still starts, it ends', async (kind) => {
  const { receive, exit } = await joined()
  receive({ kind, reason: 'SIGTERM' })
  expect(exit).toHaveBeenCalledWith(0)
})

test('what came together with the hello is not lost', async () => {
  const line = Object.assign(new EventEmitter(), { connected: true, send: () => true, exit: vi.fn() })
  const joining = connectWorker(line as unknown as Parameters<typeof connectWorker>[0])
  line.emit('message', { kind: 'hello', hello })
  line.emit('message', { kind: 'stop', reason: 'SIGTERM' })
  await joining
  expect(line.exit).toHaveBeenCalledWith(0)
})

test('it answers what it is asked', async () => {
  const { link, receive, said } = await joined()
  receive({ kind: 'ask', id: 4, question: 'metrics' })
  link.answerWith({
    metrics: async () => null,
    figures: async () => Promise.reject(new Error('not asked')),
  })
  receive({ kind: 'ask', id: 5, question: 'metrics' })
  await expect.poll(() => said).toEqual([{ kind: 'answer', id: 5, answer: null }])
  // What cannot be said is no reason to end.
  receive({ kind: 'ask', id: 6, question: 'figures' })
  await expect.poll(() => said.at(-1)).toEqual({ kind: 'answer', id: 6, answer: null })
})

test('what it asks of all is answered by number, in whatever order', async () => {
  const { link, receive, said } = await joined()
  const asked = [link.askAll('metrics'), link.askAll('metrics')]
  expect(said).toEqual([1, 2].map((id) => ({ kind: 'ask-all', id, question: 'metrics' })))
  receive({ kind: 'answers', id: 2, answers: [null, null] })
  receive({ kind: 'answers', id: 1, answers: [null] })
  expect(await Promise.all(asked)).toEqual([[null], [null, null]])
})

test('what takes a slot is counted here and in the primary, and released once', async () => {
  const { link, receive, said } = await joined()
  const { uploads } = link.limiters
  const entering = uploads.acquire('1.2.3.4')
  expect([uploads.count, said]).toEqual([0, [{ ...entersUpload, id: 1 }]])
  receive({ kind: 'entered', id: 1, isIn: true })
  const leave = await entering
  expect(uploads.count).toBe(1)
  leave?.()
  leave?.()
  expect([uploads.count, said.slice(1)]).toEqual([0, [{ kind: 'leave', id: 1 }]])
})

test('without a free slot nothing is counted', async () => {
  const { link, receive } = await joined()
  const { photos } = link.limiters
  const entering = photos.acquire('one')
  expect(photos.waiting).toBe(1)
  receive({ kind: 'entered', id: 1, isIn: false })
  expect(await entering).toBeNull()
  expect([photos.waiting, link.limiters.bodies.count]).toEqual([0, 0])
})

test('when the primary is gone, nobody waits for its answers any more, and it goes on', async () => {
  const { link, disconnect, said, exit } = await joined()
  link.onStop(() => {})
  const asked = link.askAll('figures')
  const entering = link.limiters.bodies.acquire('1.2.3.4')
  disconnect()
  expect([await asked, await entering]).toEqual([[], null])
  expect(await link.askAll('figures')).toEqual([])
  link.ready()
  expect(said).toHaveLength(2)
  expect(exit).not.toHaveBeenCalled()
})

test('when it is gone while a process still starts, that process ends', async () => {
  const { disconnect, exit } = await joined()
  disconnect()
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})
