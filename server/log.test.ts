import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const program = `
  import { createLog, logAndFlush } from './server/log.ts'
  const log = createLog('info')
  log.info('begun')
  await new Promise((resolve) => process.once('message', resolve))
  log.info('stopping')
  await logAndFlush(log, 'stopped')
  process.exit(0)`

test('a process whose log nobody reads any more ends all the same', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const { stdout } = child
  if (!stdout) throw new Error('There is no log to read')
  const ended = once(child, 'exit')
  await once(stdout, 'data')
  stdout.destroy()
  child.send('stop')
  expect(await ended).toEqual([0, null])
})
