import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteFlags } from '../scripts/site-flags.mjs'

export type Site = {
  url: string
  port: number
  dataDir: string
  /** On PostgreSQL. */
  databaseUrl?: string
  process: ChildProcess
  /** Everything it printed so far. */
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

type Options = {
  env?: Record<string, string>
  command?: string[]
  /** Of a site that was stopped before, to start it again in its place. */
  port?: number
}

const production = [...siteFlags, 'build/pages/server/index.js']

/** Starts the built site on a free port with a database of its own. */
export async function startSite({
  env = {},
  command = production,
  port: wanted,
}: Options = {}): Promise<Site> {
  const port = wanted ?? (await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'second-key-'))
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      // Its drawings come in later, which would disturb whoever counts rows or time.
      SEED_DEMO: 'words',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://localhost:${port}`
  await untilReady(url, child, () => output)
  return {
    url,
    port,
    dataDir: env.DATA_DIR ?? dataDir,
    databaseUrl: env.DATABASE_URL,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const code = await ended
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

async function untilReady(url: string, child: ChildProcess, output: () => string) {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`)
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site was not ready in 30 s:\n${output()}`)
}

const [firstPort, portsEach, shares] = [20_000, 1500, 8]

/**
 * Of this worker's own share, and below the ports the system gives out: two that look at the same moment must
 * not find the same one.
 */
export async function freePort() {
  const own = firstPort + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % shares) * portsEach
  for (let tries = 0; tries < 50; tries++) {
    const port = own + Math.floor(Math.random() * portsEach)
    if (await isFree(port)) return port
  }
  throw new Error('no port')
}

async function isFree(port: number) {
  const probe = createServer()
  return await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
