import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../app/platform/testing/free-port.ts'
import { compileCache, siteEnvironment, siteFlags } from '../../scripts/site-flags.mjs'

export type Site = Awaited<ReturnType<typeof startSite>>

type Options = {
  /** PORT and DATA_DIR of a site that was stopped before start it again in its place. */
  env?: Record<string, string>
  nodeOptions?: string[]
  /** Puts something into the new folder of its data before it starts. */
  prepares?: (dataDir: string) => Promise<void>
  /** Instead of the built site. */
  program?: string[]
  waitsFor?: 'ready' | 'nothing'
  /** Where another build lies, to compare with. */
  folder?: string
}

const built = 'build/pages/server/index.js'
const patienceMs = 180_000
const keptOutput = 200_000

/** Starts the built site on a free port with a database of its own. */
export async function startSite({
  env = {},
  nodeOptions,
  prepares,
  program,
  waitsFor = 'ready',
  folder,
}: Options = {}) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'second-key-'))
  if (!env.DATA_DIR) await prepares?.(dataDir)
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const command = program ?? builtSite(nodeOptions)
  const child = spawnSite(command, { ...env, PORT: String(port), DATA_DIR: dataDir }, folder)
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code)),
  )
  const site = {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    /** On PostgreSQL. */
    databaseUrl: env.DATABASE_URL,
    process: child,
    pid: child.pid ?? 0,
    /** What it printed last. */
    output: collectOutput(child),
    /** The exit code, or the signal that ended it. */
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      const end = await ended
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
      return end
    },
  }
  if (waitsFor === 'ready') await untilReady(site)
  return site
}

function builtSite(nodeOptions: string[] = []) {
  if (!existsSync(built)) throw new Error('There is no built site: npm start and npm test build it')
  return [...siteFlags, ...nodeOptions, built]
}

function spawnSite(command: string[], env: Record<string, string>, cwd?: string) {
  return spawn(process.execPath, command, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...siteEnvironment,
      // The demo's drawings are added later, which would disturb tests that count rows or time.
      SEED_DEMO: 'words',
      // Warmed pages would disturb tests that count renders.
      WARM_PAGES: '0',
      // Dozens of sites are started in a run, all from the same program.
      NODE_COMPILE_CACHE: compileCache,
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
      output += text
      // Not at each chunk: a copy of the whole output for every line would be slow.
      if (output.length > 2 * keptOutput) output = output.slice(-keptOutput)
    })
  return () => output
}

async function untilReady({ url, isRunning, output, stop }: Ready) {
  const started = performance.now()
  while (performance.now() - started < patienceMs) {
    if (!isRunning()) throw new Error(`The site ended:\n${output()}`)
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.ok && isRunning()) return
    await sleep(50)
  }
  await stop('SIGKILL')
  throw new Error(`The site was not ready in ${patienceMs / 1000} s:\n${output()}`)
}

type Ready = {
  url: string
  isRunning(): boolean
  output(): string
  stop(signal: NodeJS.Signals): Promise<unknown>
}
