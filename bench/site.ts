import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteFlags } from '../scripts/site-flags.mjs'
import { cpuMsOf, residentMegabytesOf } from './process-figures.ts'

const port = 3987

export type BenchSite = Awaited<ReturnType<typeof startSite>>

type Where = { dataDir?: string; databaseUrl?: string }

/** The built site as its own process, with its clock of CPU time. */
export async function startSite({ dataDir: given, databaseUrl }: Where = {}) {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'second-key-bench-'))
  const server = spawn(process.execPath, [...siteFlags, 'build/pages/server/index.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SEED_DEMO: 'words',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`)
  return {
    url,
    pid: server.pid,
    cpuMs: () => cpuMsOf(server.pid),
    residentMegabytes: () => residentMegabytesOf(server.pid),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      if (!given) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site did not start; run npm start once to build it.')
}
