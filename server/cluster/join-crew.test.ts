import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { joinCrew } from './join-crew.ts'
import type { ToMember, ToPrimary } from './messages.ts'

const hello = { number: 2, size: 3, startedAt: new Date(0), errors: [], isFirst: false }
const error = { at: new Date(), what: 'request failed', kind: 'Error', reference: 'r1' }
const entersUpload = { kind: 'enter', gate: 'uploads', key: '1.2.3.4' }

/** A process that was told hello; what it says is in `said`, and we play the one that looks after it. */
async function joined() {
  const said: ToPrimary[] = []
  const send = (message: ToPrimary) => said.push(message)
  const line = Object.assign(new EventEmitter(), { connected: true, send, exit: vi.fn() })
  const joining = joinCrew(line as unknown as Parameters<typeof joinCrew>[0])
  const tell = (message: ToMember) => line.emit('message', message)
  tell({ kind: 'hello', hello })
  const hangUp = () => {
    line.connected = false
    line.emit('disconnect')
  }
  return { company: await joining, said, tell, hangUp, exit: line.exit }
}

test('a new process knows its place from the first word', async () => {
  const { company, said } = await joined()
  expect(company).toMatchObject(hello)
  expect(said).toEqual([])
})

test('any other first word is a mistake', async () => {
  const line = new EventEmitter()
  const joining = joinCrew(line as Parameters<typeof joinCrew>[0])
  line.emit('message', { kind: 'do-chores' })
  await expect(joining).rejects.toThrow('hello')
})

test('it says when it serves, when somebody was welcomed, and what went wrong', async () => {
  const { company, said } = await joined()
  company.opened()
  company.welcomed()
  company.tellError(error)
  expect(said).toEqual([{ kind: 'open' }, { kind: 'welcomed' }, { kind: 'error', error }])
})

test('it hears of the errors of others', async () => {
  const { company, tell } = await joined()
  const heard = vi.fn()
  tell({ kind: 'error', error })
  company.onError(heard)
  tell({ kind: 'error', error })
  expect(heard).toHaveBeenCalledExactlyOnceWith(error)
})

test('the chores begin when they are given, before or after it is ready for them', async () => {
  const early = await joined()
  const begin = vi.fn()
  early.tell({ kind: 'do-chores' })
  early.company.onChores(begin)
  expect(begin).toHaveBeenCalledOnce()
  const late = await joined()
  late.company.onChores(begin)
  expect(begin).toHaveBeenCalledOnce()
  late.tell({ kind: 'do-chores' })
  expect(begin).toHaveBeenCalledTimes(2)
})

test('it stops with the site, or retires because another has its place', async () => {
  const { company, tell } = await joined()
  const stop = vi.fn()
  company.onStop(stop)
  tell({ kind: 'stop', reason: 'SIGTERM' })
  tell({ kind: 'retire' })
  expect(stop.mock.calls).toEqual([
    ['SIGTERM', { isRetiring: false }],
    [expect.any(String), { isRetiring: true }],
  ])
})

test('it answers what it is asked', async () => {
  const { company, tell, said } = await joined()
  tell({ kind: 'ask', id: 4, question: 'metrics' })
  company.answerWith({
    metrics: async () => null,
    figures: async () => Promise.reject(new Error('not asked')),
  })
  tell({ kind: 'ask', id: 5, question: 'metrics' })
  await expect.poll(() => said).toEqual([{ kind: 'answer', id: 5, answer: null }])
  // What cannot be said is no reason to end.
  tell({ kind: 'ask', id: 6, question: 'figures' })
  await expect.poll(() => said.at(-1)).toEqual({ kind: 'answer', id: 6, answer: null })
})

test('what it asks of all is answered by number, in whatever order', async () => {
  const { company, tell, said } = await joined()
  const asked = [company.askAll('metrics'), company.askAll('metrics')]
  expect(said).toEqual([1, 2].map((id) => ({ kind: 'ask-all', id, question: 'metrics' })))
  tell({ kind: 'answers', id: 2, answers: [null, null] })
  tell({ kind: 'answers', id: 1, answers: [null] })
  expect(await Promise.all(asked)).toEqual([[null], [null, null]])
})

test('who comes through its gate is counted here and let in there, and leaves once', async () => {
  const { company, tell, said } = await joined()
  const { uploads } = company.gates
  const entering = uploads.enter('1.2.3.4')
  expect([uploads.count, said]).toEqual([0, [{ ...entersUpload, id: 1 }]])
  tell({ kind: 'entered', id: 1, isIn: true })
  const leave = await entering
  expect(uploads.count).toBe(1)
  leave?.()
  leave?.()
  expect([uploads.count, said.slice(1)]).toEqual([0, [{ kind: 'leave', id: 1 }]])
})

test('for whom there is no place nothing is counted', async () => {
  const { company, tell } = await joined()
  const { photos } = company.gates
  const entering = photos.enter('one')
  expect(photos.waiting).toBe(1)
  tell({ kind: 'entered', id: 1, isIn: false })
  expect(await entering).toBeNull()
  expect([photos.waiting, company.gates.bodies.count]).toEqual([0, 0])
})

test('when the one that looks after it is gone, nobody waits for its answers any more, and it goes on', async () => {
  const { company, hangUp, said, exit } = await joined()
  company.onStop(() => {})
  const asked = company.askAll('figures')
  const entering = company.gates.bodies.enter('1.2.3.4')
  hangUp()
  expect([await asked, await entering]).toEqual([[], null])
  expect(await company.askAll('figures')).toEqual([])
  company.opened()
  expect(said).toHaveLength(2)
  expect(exit).not.toHaveBeenCalled()
})

test('when it is gone while a process still starts, that process ends', async () => {
  const { hangUp, exit } = await joined()
  hangUp()
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})
