import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { ToPrimary, ToWorker } from './messages.ts'
import { createWorkerPool } from './worker-pool.ts'

afterEach(() => void vi.restoreAllMocks())

type Fake = {
  number: number
  heard: ToWorker[]
  kinds(): string[]
  say(message: ToPrimary): void
  end(code?: number | null, signal?: string | null): void
}

/** A pool whose processes are ours to play; they end when they are told to, unless `isDeaf`. */
function crewOf(size: number, { isDeaf = false, startMs = 1000, refuse = (): boolean => false } = {}) {
  const processes: Fake[] = []
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const pauses: number[] = []
  const killed: Fake[] = []
  const pool = createWorkerPool({
    size,
    log,
    patienceMs: isDeaf ? 1 : 1000,
    startMs,
    pause: async (ms) => void pauses.push(ms),
    start(onMessage, onExit) {
      if (refuse()) throw new Error('spawn ENOMEM')
      const heard: ToWorker[] = []
      const fake: Fake = {
        number: 0,
        heard,
        kinds: () => heard.map(({ kind }) => kind),
        say: onMessage,
        end: (code = 0, signal = null) => onExit(code, signal),
      }
      processes.push(fake)
      return {
        send(message) {
          heard.push(message)
          if (message.kind === 'hello') fake.number = message.hello.number
          if (!isDeaf && /^(stop|retire)$/.test(message.kind)) setImmediate(fake.end)
        },
        kill() {
          killed.push(fake)
          fake.end(null, 'SIGKILL')
        },
      }
    },
  })
  const at = (index: number) => {
    const found = processes[index]
    if (!found) throw new Error(`No process ${index}`)
    return found
  }
  const started = async (count: number) => expect.poll(() => processes.length).toBe(count)
  /** All of them serve. */
  async function open() {
    const opening = pool.open()
    at(0).say({ kind: 'open' })
    await opening
    for (let index = 1; index < size; index++) at(index).say({ kind: 'open' })
  }
  return { pool, processes, at, started, open, log, pauses, killed }
}

const jobRunnersAmong = (processes: Fake[]) =>
  processes.flatMap((one, index) => (one.kinds().includes('do-chores') ? [index] : []))

test('the first opens alone, the others follow, and only the first shows the password', async () => {
  const { pool, processes, at } = crewOf(3)
  const opening = pool.open()
  expect(processes.length).toBe(1)
  at(0).say({ kind: 'open' })
  expect(await opening).toBeNull()
  expect(processes.map(({ number }) => number)).toEqual([1, 2, 3])
  const isFirst = processes.map(({ heard }) => heard[0]?.kind === 'hello' && heard[0].hello.isFirst)
  expect(isFirst).toEqual([true, false, false])
})

test('a start that fails ends the site with its exit code, and is not tried again', async () => {
  const { pool, processes, at } = crewOf(2)
  const opening = pool.open()
  at(0).end(3)
  expect(await opening).toBe(3)
  expect(processes.length).toBe(1)
})

test('a start that is killed ends the site with 1', async () => {
  const { pool, at } = crewOf(1)
  const opening = pool.open()
  at(0).end(null, 'SIGKILL')
  expect(await opening).toBe(1)
})

test('one process has the background jobs; when it dies another has them, and a new one takes its place', async () => {
  const { processes, at, started, open, log } = crewOf(2)
  await open()
  expect(jobRunnersAmong(processes)).toEqual([0])
  at(0).end(null, 'SIGKILL')
  expect(jobRunnersAmong(processes)).toEqual([0, 1])
  await started(3)
  expect(at(2).number).toBe(1)
  at(2).say({ kind: 'open' })
  expect(jobRunnersAmong(processes)).toEqual([0, 1])
  expect(log.error).toHaveBeenCalledOnce()
})

test('when one without the background jobs dies, they stay where they are', async () => {
  const { at, open, started } = crewOf(2)
  await open()
  at(1).end(1)
  await started(3)
  expect(
    at(0)
      .kinds()
      .filter((kind) => kind === 'do-chores'),
  ).toHaveLength(1)
})

test('one that lived for long is replaced without a pause', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { at, started, open, pauses } = crewOf(2)
  await open()
  now.mockReturnValue(60_000)
  at(1).end(1)
  now.mockRestore()
  await started(3)
  expect(pauses).toEqual([])
})

test('a machine that refuses to start a process for a while does not end the site', async () => {
  let refusals = 0
  const { pool, at, started, open, pauses, log } = crewOf(2, { refuse: () => refusals-- > 0 })
  await open()
  refusals = 2
  at(1).end(1)
  await started(3)
  expect(pauses.slice(1)).toEqual([5000, 5000])
  at(2).say({ kind: 'open' })
  refusals = 1
  await pool.roll()
  expect(log.error).toHaveBeenLastCalledWith(
    { err: expect.any(Error) },
    expect.stringContaining('old ones go on'),
  )
  const rolling = pool.roll()
  await started(4)
  at(3).say({ kind: 'open' })
  await started(5)
  at(4).say({ kind: 'open' })
  await rolling
  expect(log.info).toHaveBeenCalledWith({ processes: 2 }, 'all processes are new')
})

test('the pause grows while a process dies as soon as it begins', async () => {
  const { at, started, open, pauses } = crewOf(2)
  await open()
  for (let death = 1; death <= 3; death++) {
    at(death).end(1)
    await started(death + 2)
  }
  expect(pauses).toEqual([500, 1000, 2000])
})

test('rolling starts the next before the old one retires, one after another, background jobs included', async () => {
  const { pool, processes, at, started, open, killed } = crewOf(2)
  await open()
  const rolling = pool.roll()
  await started(3)
  expect(at(0).kinds()).not.toContain('retire')
  at(2).say({ kind: 'open' })
  await started(4)
  expect(at(0).kinds()).toContain('retire')
  expect(at(1).kinds()).not.toContain('retire')
  at(3).say({ kind: 'open' })
  await rolling
  expect(at(1).kinds()).toContain('retire')
  expect(processes.length).toBe(4)
  expect(jobRunnersAmong(processes)).toEqual([0, 1, 2])
  expect(killed).toEqual([])
})

test('they are replaced in the order of their numbers, also when one of them is new', async () => {
  const { pool, at, started, open } = crewOf(2)
  await open()
  at(0).end(1)
  await started(3)
  at(2).say({ kind: 'open' })
  void pool.roll()
  await started(4)
  expect([at(2).number, at(3).number]).toEqual([1, 1])
})

test('when the new one does not start, the old ones go on', async () => {
  const { pool, processes, at, started, open, log } = crewOf(2)
  await open()
  const rolling = pool.roll()
  await started(3)
  at(2).end(1)
  await rolling
  expect(processes.length).toBe(3)
  expect(processes.some((one) => one.kinds().includes('retire'))).toBe(false)
  expect(log.error).toHaveBeenCalledWith({ worker: 1 }, expect.stringContaining('the old ones go on'))
})

test('a new one that never begins to serve is ended, and the old ones go on', async () => {
  const { pool, at, open, killed, log } = crewOf(2, { startMs: 1 })
  await open()
  await pool.roll()
  expect(killed).toEqual([at(2)])
  expect(log.error).toHaveBeenCalledWith({ worker: 1 }, expect.stringContaining('the old ones go on'))
})

test('who dies while its successor starts is not replaced twice', async () => {
  const { pool, processes, at, started, open } = crewOf(2)
  await open()
  const rolling = pool.roll()
  await started(3)
  at(0).end(1)
  at(2).say({ kind: 'open' })
  await started(4)
  at(3).say({ kind: 'open' })
  await rolling
  expect(processes.map(({ number }) => number)).toEqual([1, 2, 1, 2])
})

test('who dies while another is exchanged is replaced once', async () => {
  const { pool, processes, at, started, open } = crewOf(2)
  await open()
  const rolling = pool.roll()
  await started(3)
  at(1).end(1)
  await started(4)
  at(3).say({ kind: 'open' })
  at(2).say({ kind: 'open' })
  await rolling
  expect(processes.map(({ number }) => number)).toEqual([1, 2, 1, 2])
})

test('when both the old one and its successor die, another is started', async () => {
  const { pool, processes, at, started, open } = crewOf(1)
  await open()
  const rolling = pool.roll()
  await started(2)
  at(0).end(1)
  at(1).end(1)
  await rolling
  await started(3)
  expect(processes.map(({ number }) => number)).toEqual([1, 1, 1])
})

test('when a successor dies while the old one still finishes its requests, another is started', async () => {
  const { pool, processes, at, open } = crewOf(1)
  await open()
  const rolling = pool.roll()
  await expect.poll(() => processes.length).toBe(2)
  at(1).say({ kind: 'open' })
  // The old one ends in the next turn: until then it retires.
  while (!at(0).kinds().includes('retire')) await Promise.resolve()
  at(1).end(null, 'SIGKILL')
  await rolling
  await expect.poll(() => processes.length).toBe(3)
  expect(at(2).number).toBe(1)
})

test('a site that is told to stop while it starts starts no more processes', async () => {
  const { pool, processes, at } = crewOf(2, { isDeaf: true })
  const opening = pool.open()
  at(0).say({ kind: 'open' })
  const stopped = pool.stop('SIGTERM')
  expect(await opening).toBeNull()
  await stopped
  expect(processes.length).toBe(1)
})

test('stopping tells all of them, and none is replaced', async () => {
  const { pool, processes, open, killed } = crewOf(2)
  await open()
  expect(await pool.stop('SIGTERM')).toBe(true)
  expect(killed).toEqual([])
  expect(processes.every((one) => one.kinds().includes('stop'))).toBe(true)
  expect(processes.length).toBe(2)
})

test('who died just before the site stops is not replaced', async () => {
  const { pool, processes, at, open } = crewOf(2)
  await open()
  at(1).end(1)
  await pool.stop('SIGTERM')
  expect(processes.length).toBe(2)
})

test('a site that stops while its processes are exchanged starts no more of them, and that is no failure', async () => {
  const { pool, processes, at, open, started, log } = crewOf(2)
  await open()
  const rolling = pool.roll()
  await started(3)
  await pool.stop('SIGTERM')
  await rolling
  expect([processes.length, log.error.mock.calls.length]).toEqual([3, 0])

  const other = crewOf(2)
  await other.open()
  const leaving = other.pool.roll()
  await other.started(3)
  other.at(2).say({ kind: 'open' })
  await expect.poll(() => other.at(0).kinds()).toContain('retire')
  await other.pool.stop('SIGTERM')
  await leaving
  expect(other.processes.length).toBe(3)
  expect(at(0).kinds()).toContain('stop')
})

test('who dies while it waits for its turn takes none', async () => {
  const { at, open } = crewOf(3)
  await open()
  const photo = { kind: 'enter', gate: 'photos', key: 'one' } as const
  for (const index of [0, 1, 2]) {
    at(index).say({ ...photo, id: 1 })
    await nextTurn()
  }
  expect([0, 1, 2].map((index) => at(index).kinds().includes('entered'))).toEqual([true, false, false])
  at(1).end(null, 'SIGKILL')
  at(0).say({ kind: 'leave', id: 1 })
  await expect.poll(() => at(2).kinds()).toContain('entered')
  expect(at(1).kinds()).not.toContain('entered')
})

test('who is told to stop and does not is killed, and the end is not a good one', async () => {
  const { pool, at, open, killed } = crewOf(2, { isDeaf: true })
  await open()
  expect(await pool.stop('SIGTERM')).toBe(false)
  expect(killed).toEqual([at(0), at(1)])
})

test('who is to retire and does not is killed', async () => {
  const { pool, at, open, started, killed } = crewOf(1, { isDeaf: true })
  await open()
  const rolling = pool.roll()
  await started(2)
  at(1).say({ kind: 'open' })
  await rolling
  expect(killed).toEqual([at(0)])
})

test('once the password was shown, a first worker that comes later does not show it', async () => {
  const { at, open, started } = crewOf(1)
  await open()
  at(0).end(1)
  await started(2)
  at(1).say({ kind: 'open' })
  at(1).say({ kind: 'welcomed' })
  at(1).end(1)
  await started(3)
  const isFirst = [0, 1, 2].map((index) => {
    const [hello] = at(index).heard
    return hello?.kind === 'hello' && hello.hello.isFirst
  })
  expect(isFirst).toEqual([true, true, false])
})

test('a released slot goes to the next', async () => {
  const { at, open } = crewOf(1)
  await open()
  const upload = { kind: 'enter', gate: 'uploads', key: '1.2.3.4' } as const
  const answers = () => at(0).heard.flatMap((message) => (message.kind === 'entered' ? [message.isIn] : []))
  for (let id = 1; id <= 7; id++) at(0).say({ ...upload, id })
  await expect.poll(answers).toEqual([true, true, true, true, true, true, false])
  at(0).say({ kind: 'leave', id: 3 })
  at(0).say({ kind: 'leave', id: 3 })
  for (let id = 8; id <= 9; id++) at(0).say({ ...upload, id })
  await expect.poll(() => answers().slice(7)).toEqual([true, false])
})

test('a network has as many uploads in all processes together as in one, and the dead hold no slot', async () => {
  const { at, open } = crewOf(2)
  await open()
  const upload = { kind: 'enter', gate: 'uploads', key: '1.2.3.4' } as const
  for (let id = 1; id <= 4; id++) {
    at(0).say({ ...upload, id })
    at(1).say({ ...upload, id })
  }
  const answers = (index: number) =>
    at(index).heard.flatMap((message) => (message.kind === 'entered' ? [message.isIn] : []))
  await expect.poll(() => [...answers(0), ...answers(1)].filter(Boolean).length).toBe(6)
  expect(answers(1)).toEqual([true, true, true, false])
  at(0).end(null, 'SIGKILL')
  for (let id = 5; id <= 8; id++) at(1).say({ ...upload, id })
  await expect.poll(() => answers(1)).toEqual([true, true, true, false, true, true, true, false])
})

test('an error of one process is known to all, also to those that come later', async () => {
  const { at, started, open } = crewOf(2)
  await open()
  const error = { at: new Date(), what: 'request failed', kind: 'Error', reference: 'r1' }
  at(0).say({ kind: 'error', error })
  expect(at(1).heard).toContainEqual({ kind: 'error', error })
  expect(at(0).kinds()).not.toContain('error')
  at(1).end(null, 'SIGKILL')
  await started(3)
  const [hello] = at(2).heard
  expect(hello?.kind === 'hello' && hello.hello.errors.map(({ what, kind }) => [what, kind])).toEqual([
    ['a process of the site ended', 'SIGKILL'],
    ['request failed', 'Error'],
  ])
})

test('who does not serve yet is asked nothing', async () => {
  const { pool, at } = crewOf(2)
  const opening = pool.open()
  at(0).say({ kind: 'open' })
  await opening
  void pool.askAll('metrics')
  expect([at(0), at(1)].map((one) => one.kinds().includes('ask'))).toEqual([true, false])
  at(0).end()
})

test('what one process asks is answered by all that serve; who dies is left out', async () => {
  const { at, open } = crewOf(3)
  await open()
  at(1).say({ kind: 'ask-all', id: 7, question: 'metrics' })
  for (const index of [0, 1]) {
    const asked = at(index).heard.at(-1)
    if (asked?.kind === 'ask') at(index).say({ kind: 'answer', id: asked.id, answer: null })
  }
  at(2).end(null, 'SIGKILL')
  await expect.poll(() => at(1).kinds()).toContain('answers')
})
