import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../app/db/database.server.ts'
import type { WorkerLink } from './cluster/worker-link.ts'
import { createProcessState } from './health.ts'
import type { Log } from './log.ts'
import { stopOnSignal } from './shutdown.ts'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const
const before = new Map(signals.map((signal) => [signal, process.listeners(signal as 'SIGTERM')]))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const signal of signals)
    for (const listener of process.listeners(signal as 'SIGTERM'))
      if (!before.get(signal)?.includes(listener)) process.off(signal, listener)
})

/** A process with requests in flight, which never end. */
function started() {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] })
  let stop: Parameters<WorkerLink['onStop']>[0] = () => {}
  const state = createProcessState()
  const never = () => new Promise<never>(() => {})
  stopOnSignal({
    server: createServer(),
    listening: { port: 0, close: never, stopAccepting: never },
    database: { close: never } as unknown as Database,
    before: () => [],
    link: {
      number: 1,
      onStop: (given) => {
        stop = given
      },
    },
    state,
    log: { info() {} } as unknown as Log,
  })
  return { exit, state, stop: (...how: Parameters<typeof stop>) => stop(...how) }
}

test('a process that retires goes on finishing its requests when the whole site is told to stop', () => {
  const { exit, state, stop } = started()
  stop('another process has replaced it', { isRetiring: true })
  expect([state.isRetiring, state.isStopping]).toEqual([true, false])
  vi.advanceTimersByTime(3000)
  stop('SIGTERM', { isRetiring: false })
  process.emit('SIGTERM')
  expect(state.isStopping).toBe(true)
  expect(exit).not.toHaveBeenCalled()
})

test('the same signal again a while later does not wait; at once it comes twice anyway', () => {
  const { exit } = started()
  process.emit('SIGINT')
  process.emit('SIGINT')
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1500)
  process.emit('SIGINT')
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})
