import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url))

export type PhoneFigures = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  blockingMs: number
  shift: number
  requests: number
  bytes: number
  failed: string[]
}

/** Every public route on Lighthouse's phone profile; null where Chromium or Lighthouse cannot be had. */
export function measureOnPhone(urls: string[]): PhoneFigures[] | null {
  const chromium = process.env.CHROMIUM_PATH
  if (!chromium) return null
  if (!existsSync(`${folder}node_modules`)) {
    const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
    if (installed.status !== 0) return null
  }
  const output = execFileSync(process.execPath, ['measure.mjs', ...urls], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: chromium },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): PhoneFigures => JSON.parse(line))
}
