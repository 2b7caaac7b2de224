import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange } from '../testing/exchange.ts'
import { staticFiles } from './static-files.ts'

let folder: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-key-files-'))
  await mkdir(join(folder, 'pages/client'), { recursive: true })
  await writeFile(join(folder, 'pages/client/robot.svg'), '<svg></svg>')
  await writeFile(join(folder, 'pages/client/robot.ico'), 'icon')
  await mkdir(join(folder, 'pages/client/assets'))
  await writeFile(join(folder, 'pages/client/assets/a-12ab.js'), 'hashed')
  await writeFile(join(folder, 'pages/client/assets/gone-34cd.js'), 'soon gone')
  await writeFile(join(folder, 'pages/client/assets/large-56ef.js'), 'x'.repeat(20_000_000))
  await writeFile(join(folder, 'pages/client/.secret'), 'no')
  const serve = staticFiles(folder)
  server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

test('a post to a file is left to the pages', async () => {
  expect((await fetch(`${url}/robot.svg`, { method: 'POST', body: 'x' })).status).toBe(404)
})

test('an .ico is sent as a picture', async () => {
  expect((await fetch(`${url}/robot.ico`)).headers.get('Content-Type')).toBe('image/x-icon')
})

test.each(['bytes=5-1', 'bytes=0-3', 'bytes=-1', 'bytes=a-b', 'bytes=99-'])(
  'a file is sent whole when %s of it is asked for',
  async (Range) => {
    const answer = await fetch(`${url}/robot.svg`, { headers: { Range } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<svg></svg>')
  },
)

test('a file whose name holds its hash is cached for a year, any other for an hour', async () => {
  const kept = async (path: string) => (await fetch(url + path)).headers.get('Cache-Control')
  expect(await kept('/assets/a-12ab.js')).toBe('public,max-age=31536000,immutable')
  expect(await kept('/robot.svg')).toBe('public,max-age=3600')
})

test('during an upgrade the files of the next version are there too, once the symlink leads to it', async () => {
  const places = await mkdtemp(join(tmpdir(), 'second-key-versions-'))
  for (const version of ['1', '2']) {
    await mkdir(join(places, version, 'islands'), { recursive: true })
    await writeFile(join(places, version, 'islands', `loader-${version}.js`), version)
  }
  await symlink(join(places, '1'), join(places, 'current'))
  const serve = staticFiles(join(places, '1'), join(places, 'current'))
  const site = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`)).status
  expect([await ask('/islands/loader-1.js'), await ask('/islands/loader-2.js')]).toEqual([200, 404])
  await rm(join(places, 'current'))
  await symlink(join(places, '2'), join(places, 'current'))
  expect([await ask('/islands/loader-1.js'), await ask('/islands/loader-2.js')]).toEqual([200, 200])
  expect([await ask('/islands/loader-3.js'), await ask('/islands/')]).toEqual([404, 404])
  await new Promise((resolve) => site.close(resolve))
  await rm(places, { recursive: true })
})

test('what is no file of ours is left to the pages', async () => {
  for (const path of ['/assets/b.js', '/.secret', '/islands/a.js', '/others/a-12ab.js', '/states'])
    expect((await fetch(url + path)).status, path).toBe(404)
})

test('a file that vanished after the start ends its own answer, and nothing else', async () => {
  await rm(join(folder, 'pages/client/assets/gone-34cd.js'))
  await expect(fetch(`${url}/assets/gone-34cd.js`)).rejects.toThrow()
  expect(await (await fetch(`${url}/assets/a-12ab.js`)).text()).toBe('hashed')
})

test.runIf(existsSync('/proc/self/fd'))('who hangs up in the middle of a file leaves none open', async () => {
  const open = async () => (await readdir('/proc/self/fd')).length
  const before = await open()
  for (let n = 0; n < 20; n++) await hangUp('/assets/large-56ef.js')
  await expect.poll(open).toBeLessThan(before + 5)
})

test('before anything is built every address is left to the pages', () => {
  const { request, response } = exchange()
  let isLeft = false
  staticFiles(join(folder, 'not-built'))(request, response, () => {
    isLeft = true
  })
  expect(isLeft).toBe(true)
})

/** Takes the first bytes of an answer and goes. */
async function hangUp(path: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
}
