import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../app/db/testing/free-port.ts'
import { siteFlags } from '../../scripts/site-flags.mjs'
import { statusOf } from './ask.ts'
import { owner } from './owner.ts'
import { until } from './until.ts'

export type Site = Awaited<ReturnType<typeof startSite>>
type Options = {
  env?: Record<string, string>
  nodeOptions?: string[]
  waitsFor?: 'ready' | 'nothing'
}

const built = 'build/pages/server/index.js'

/** A folder that is gone after the test. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'second-key-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the built site. It ends with the test, whatever the test does to it. */
export async function startSite({ env = {}, nodeOptions = [], waitsFor = 'ready' }: Options = {}) {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const dataDir = env.DATA_DIR ?? scratchFolder()
  const child = spawnSite({ PORT: String(port), DATA_DIR: dataDir, ...env }, nodeOptions)
  const output = collectOutput(child)
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code)),
  )
  const url = `http://localhost:${port}`
  const site = {
    url,
    port,
    dataDir,
    process: child,
    pid: child.pid ?? 0,
    output,
    /** The exit code, or the signal that ended it. */
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return await ended
    },
  }
  onTestFinished(async ({ task }) => {
    await site.stop('SIGKILL')
    if (task.result?.state === 'fail')
      console.error(`The site at ${url} said last:\n${output().slice(-6000)}`)
  })
  if (waitsFor === 'ready') await untilReady(site)
  return site
}

function spawnSite(env: Record<string, string>, nodeOptions: string[]) {
  if (!existsSync(built))
    throw new Error('The fault suite needs a built site: npm test and npm start build it')
  return spawn(process.execPath, [...siteFlags, ...nodeOptions, built], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      // Each story of a test comes from a household of its own.
      TRUST_PROXY: '1',
      // Its drawings come in later, which would disturb whoever counts rows.
      SEED_DEMO: 'words',
      ...env,
    },
    // The channel ends the site when this process dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

function collectOutput(child: ChildProcess) {
  let output = ''
  child.on('error', () => {})
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-200_000)
    })
  return () => output
}

async function untilReady({ url, isRunning, output }: Pick<Site, 'url' | 'isRunning' | 'output'>) {
  const withinMs = 60_000
  await until(
    'the site is ready',
    async () => {
      if (!isRunning()) throw new Error(`The site ended:\n${output()}`)
      return (await statusOf(`${url}/readyz`)) === 200
    },
    withinMs,
  )
}
