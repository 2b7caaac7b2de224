import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../app/platform/testing/free-port.ts'
import { expect, type Site, startSite, test } from './site.ts'

/** Processes whose environment holds this text. */
function processesWith(text: string) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(text)
      } catch {
        return false
      }
    })
}

test('npm start serves without building again, and SIGTERM to npm stops everything with exit 0', async () => {
  test.skip(process.platform !== 'linux', 'counts processes in /proc')
  const dataDir = mkdtempSync(join(tmpdir(), 'second-key-start-'))
  const port = await freePort()
  const npm = spawn('npm', ['start'], { env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } })
  let output = ''
  npm.stdout.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  await expect
    .poll(() => output, { timeout: 20_000 })
    .toContain(`Second Key Rentals is open at http://localhost:${port}`)
  expect(output).not.toMatch(/Installing|Building/)
  const answer = await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(20_000) })
  expect(answer.status).toBe(200)
  npm.kill('SIGTERM')
  const tooLong = sleep(40_000, null, { ref: false }).then(() => `still running: ${output.slice(-2000)}`)
  expect(await Promise.race([ended, tooLong])).toBe(0)
  await expect.poll(() => processesWith(dataDir)).toEqual([])
  rmSync(dataDir, { recursive: true })
})

test('SIGTERM lets a request in flight finish, then exits 0', async () => {
  const site = await startSite()
  const form = await beginForm(site)
  const code = site.stop('SIGTERM')
  await expect.poll(() => site.output()).toContain('"msg":"stopping"')
  expect(await form.finish()).toMatch(/^HTTP\/1\.1 422/)
  expect(await code).toBe(0)
  expect(site.output()).toContain('"msg":"stopped"')
})

test('SIGTERM lets a kept-alive connection go instead of waiting for it', async () => {
  const site = await startSite()
  const kept = connect(site.port, '127.0.0.1')
  const closed = new Promise((resolve) => kept.once('close', resolve))
  kept.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => kept.once('data', resolve))
  const form = await beginForm(site)
  const code = site.stop('SIGTERM')
  // Were it kept until every connection is closed by force, the form would be cut off with it.
  await closed
  expect(await form.finish()).toMatch(/^HTTP\/1\.1 422/)
  expect(await code).toBe(0)
})

/** A form whose last byte is held back. */
async function beginForm({ port, url }: Site) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {})
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const head =
    'POST /forms/funding HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\n'
  socket.write(`${head}a=`)
  await fetch(`${url}/healthz`)
  return {
    async finish() {
      socket.write('1')
      await ended
      return answer
    },
  }
}

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['SITE_URL', 'not an address'],
  ['DATABASE_URL', 'mysql://nowhere'],
] as const) {
  test(`a bad ${name} stops the start with one line that names it`, () => {
    const run = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'build/pages/server/index.js'],
      {
        env: { PATH: process.env.PATH, [name]: value },
        encoding: 'utf8',
      },
    )
    expect(run.status).toBe(1)
    expect(run.stderr.trim()).toMatch(new RegExp(`^${name} is wrong: [^\\n]+$`))
  })
}

test('a port that is taken gives one line that says so', async () => {
  const site = await startSite()
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'build/pages/server/index.js'],
    {
      env: {
        PATH: process.env.PATH,
        PORT: String(site.port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'second-key-')),
      },
      encoding: 'utf8',
    },
  )
  await site.stop()
  expect(run.status).toBe(1)
  expect(run.stderr.trim()).toBe(`PORT is taken: another program already listens on 127.0.0.1:${site.port}`)
})

test('npm run sbom lists what runs, with versions, and nothing that only develops', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-key-sbom-'))
  const file = join(folder, 'sbom.json')
  const run = spawnSync('npm', ['run', 'sbom', '--', file], { encoding: 'utf8' })
  expect(run.stderr + run.stdout).toContain(file)
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'))
  expect(bomFormat).toBe('CycloneDX')
  // A package may be there twice, in the version we ask for and in one another asks for.
  const listed = components.map(
    ({ name, version }: { name: string; version: string }) => `${name}@${version}`,
  )
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`)
  expect(listed.filter((one: string) => /^(@biomejs\/biome|@playwright\/test|knip)@/.test(one))).toEqual([])
  rmSync(folder, { recursive: true })
})
