import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const command = pathToFileURL(join(import.meta.dirname, 'command.mjs')).href

/** A tool that does not come to its end. */
const tool = `
  import { stopSignal } from ${JSON.stringify(command)}
  stopSignal().addEventListener('abort', () => console.log('stops'))
  setTimeout(() => {}, 10_000)
  console.log('works')
`

test('an interrupt, which arrives several times, asks a tool to stop; a later one ends it', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '--eval', tool])
  const ended = once(started, 'exit')
  expect(String(await once(started.stdout, 'data'))).toBe('works\n')
  started.kill('SIGINT')
  expect(String(await once(started.stdout, 'data'))).toBe('stops\n')
  started.kill('SIGINT')
  expect(await Promise.race([ended, sleep(1500, 'goes on')])).toBe('goes on')
  started.kill('SIGINT')
  expect(await ended).toEqual([null, 'SIGINT'])
})
