import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'node-html-parser'
import { freePort } from '../../app/platform/testing/free-port.ts'
import type { astro } from './astro.ts'
import type { next } from './next.ts'
import { type PageParts, textOf, visibleText } from './page-parts.ts'

type Framework = typeof astro | typeof next

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}

/** Writes our pages as a project of that framework into a temporary folder, builds it and starts its server. */
export async function startFramework(framework: Framework, siteUrl: string, pages: PageParts[]) {
  const folder = join(tmpdir(), 'second-key-beside', framework.name.toLowerCase())
  install(framework, folder)
  for (const rest of ['src', 'app', 'parts', 'public', 'dist', '.next', '.astro'])
    rmSync(join(folder, rest), { recursive: true, force: true })
  for (const [name, text] of Object.entries(framework.files(pages))) write(join(folder, name), String(text))
  for (const asset of ['/favicon.svg', ...pages.flatMap(({ fonts }) => fonts)])
    write(join(folder, 'public', asset), Buffer.from(await (await fetch(siteUrl + asset)).arrayBuffer()))
  execFileSync(process.execPath, framework.build, { cwd: folder, env, stdio: 'pipe' })
  for (const [from = '', to = ''] of framework.copied)
    cpSync(join(folder, from), join(folder, to), { recursive: true })
  const port = await freePort()
  const server = spawn(process.execPath, [framework.server], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await untilThere(url)
    for (const page of pages) await requireSameWords(url, page)
  } catch (error) {
    server.kill()
    throw error
  }
  const [version] = Object.values(framework.packages)
  return { name: `${framework.name} ${version}`, url, pid: server.pid, stop: () => server.kill() }
}

/** Where a framework makes the page anew with every request. */
export function renderedAddress(url: string, path: string) {
  return `${url}/rendered${path === '/' ? '' : path}`
}

/** Apart from the program's own packages; kept for the next run. */
function install({ packages, overrides }: Framework, folder: string) {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages, overrides })
  const file = join(folder, 'package.json')
  const isThere = existsSync(join(folder, 'node_modules')) && existsSync(file)
  if (isThere && readFileSync(file, 'utf8') === wanted) return
  rmSync(folder, { recursive: true, force: true })
  write(file, wanted)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  })
}

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function requireSameWords(url: string, { path, text }: PageParts) {
  for (const address of [url + path, renderedAddress(url, path)])
    if (visibleText(parse(await textOf(address))) !== text)
      throw new Error(`${address} has other words than ours`)
}

async function untilThere(url: string) {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer`)
}
