import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isOverWithin } from '../app/platform/time-limit.ts'
import { dose } from './testing/dose.ts'
import { storyForm } from './testing/multipart.ts'
import { lines } from './testing/raw-socket.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile({ LOG_LEVEL: 'warn' })

let open: Socket[] = []
afterEach(() => {
  for (const socket of open) socket.destroy()
  open = []
})

/** A request from `address` that begins with these bytes and goes no further. */
function begin(address: string, bytes: string | Buffer) {
  const socket = connect(target.site.port, '127.0.0.1').on('error', () => {})
  open.push(socket)
  socket.write(String(bytes).replace('\r\n', `\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n`))
  return socket
}

const halfPost = (path: string) =>
  `POST ${path} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nx`

/** Long enough for the server to have read what was begun. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500))

const needSlots = [
  '/admin',
  '/approval-wall/share',
  '/sitemap.xml',
  '/city/never-seen-before-tx',
  '/states?x=1',
]

async function statusesOf(paths: string[]) {
  const visitor = target.visitor()
  return await Promise.all(paths.map(async (path) => (await visitor.get(path)).status))
}

test.each([
  ['one address', () => '198.51.100.7'],
  ['one network of many addresses', (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`],
])('205 posts of %s that send one byte and stop keep nobody from any page', async (_, addressOf) => {
  for (let n = 0; n < 205; n++) begin(addressOf(n), halfPost(n % 2 ? '/qualify' : '/admin?index'))
  await aMoment()
  expect(await statusesOf(needSlots)).toEqual(needSlots.map(() => 200))
  const posted = await target.visitor().post('/qualify', { step: '1', go: 'next' })
  expect(posted.status).toBe(200)
})

test('205 unfinished posts of 205 networks leave the pages alone', async () => {
  for (let n = 0; n < 205; n++) begin(`198.51.100.${n}`, halfPost('/qualify'))
  await aMoment()
  expect(await statusesOf(needSlots)).toEqual(needSlots.map(() => 200))
})

test('one network of many addresses cannot take every slot for uploads', async () => {
  const { type, bytes } = storyForm({ headline: 'Another network' })
  const head = `POST /stories HTTP/1.1\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length + 9}\r\n\r\n`
  for (let n = 0; n < 100; n++) begin(`2001:db8:9:9:${n.toString(16)}::1`, head + bytes.subarray(0, 200))
  await aMoment()
  target.expects({ approval_stories: 1, story_decisions: 1 })
  expect((await target.visitor().postMultipart('/stories', { type, bytes })).status).toBe(201)
})

test('a network that asks for three hundred new pages at once does not keep another from one', async () => {
  target.allowsBusy()
  const paths = Array.from({ length: 300 }, (_, n) => `/city/greedy-${'abcdefghij'[n % 10]}${n}-tx`)
  const answered: string[] = []
  for (const path of paths) {
    const socket = begin('198.51.100.8', `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)
    socket.resume().once('close', () => answered.push(path))
  }
  const visitor = target.visitor()
  expect((await visitor.get('/city/modest-tx')).status).toBe(200)
  expect(answered.length).toBeLessThan(paths.length)
})

test('who asks for pictures and does not read them holds no slot', async () => {
  const address = '198.51.100.20'
  const visitor = target.visitorFrom(address)
  const [path = ''] = /\/social\/home\.png\?v=[\w-]+/.exec((await visitor.get('/')).body) ?? []
  expect((await visitor.get(path)).status).toBe(200)
  // As many connections as a network has slots, each with more than fits on the way.
  for (let n = 0; n < 12; n++)
    begin(address, lines(`GET ${path} HTTP/1.1`)).write(
      lines(`GET ${path} HTTP/1.1`, 'Host: x', `X-Forwarded-For: ${address}`).repeat(250),
    )
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const started = performance.now()
  expect((await visitor.get('/approval-wall/share')).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(3000)
})

const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** Sends a body without end and tells how many megabytes were taken before the connection was closed. */
async function megabytesTaken(head: string) {
  const socket = begin('198.51.100.9', `${head}\r\nTransfer-Encoding: chunked\r\n\r\n`)
  let said = ''
  socket.on('data', (piece) => (said += piece))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let isClosed = false
  void closed.then(() => {
    isClosed = true
  })
  const size = `${megabyte.length.toString(16)}\r\n`
  for (let sent = 0; sent < 200 && !isClosed; sent++) {
    socket.write(size)
    socket.write(megabyte)
    const isTaken = socket.write('\r\n') || (await drained(socket, closed))
    if (!isTaken) break
  }
  if (!isClosed) await isOverWithin(10_000, closed)
  return { megabytes: socket.bytesWritten / megabyte.length, status: Number(said.slice(9, 12)), isClosed }
}

function drained(socket: Socket, closed: Promise<void>) {
  return Promise.race([
    new Promise<boolean>((resolve) => socket.once('drain', () => resolve(true))),
    closed.then(() => false),
  ])
}

const form = 'Content-Type: application/x-www-form-urlencoded'
const story = 'Content-Type: multipart/form-data; boundary=x'

const endless: [what: string, head: string, status: number, most: number][] = [
  ['a story', `POST /stories HTTP/1.1\r\n${story}`, 413, 60],
  ['a sign-in', `POST /admin?index HTTP/1.1\r\n${form}`, 413, 12],
  ['a story without JavaScript', `POST /approval-wall/share HTTP/1.1\r\n${story}`, 413, 60],
  ['a step of the wizard', `POST /qualify HTTP/1.1\r\n${form}`, 413, 12],
  ['an expectation nobody meets', `POST /qualify HTTP/1.1\r\nExpect: x\r\n${form}`, 417, 12],
  ['another protocol', 'GET /states HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: x', 200, 12],
  ['a count', `POST /count HTTP/1.1\r\n${form}`, 413, 12],
  ['a post to nothing', `POST /nothing HTTP/1.1\r\n${form}`, 413, 12],
  ['a post from another site', `POST /stories HTTP/1.1\r\nSec-Fetch-Site: cross-site\r\n${story}`, 403, 12],
  ['a method nobody takes', 'DELETE /stories HTTP/1.1', 405, 12],
  ['a page asked for with a body', 'GET /states HTTP/1.1', 200, 12],
  ['a kept page asked for with a body', 'GET /states HTTP/1.1', 200, 12],
  ['a file', 'GET /robots.txt HTTP/1.1', 200, 12],
  ['health', 'GET /healthz HTTP/1.1', 200, 12],
  ['an address that cannot be read', 'POST /%00 HTTP/1.1', 400, 12],
]

// None of them reaches the database.
test.each(endless.slice(0, dose(endless.length, 2)))(
  '%s with a body without end is answered and cut off',
  async (_, head, status, most) => {
    const taken = await megabytesTaken(head)
    expect(taken.isClosed).toBe(true)
    expect(taken.megabytes).toBeLessThan(most)
    // A sender who never stops to listen may miss the answer.
    expect([status, 0]).toContain(taken.status)
  },
)

test('a sender who waits for the answer reads it', async () => {
  const socket = begin(
    '198.51.100.10',
    `POST /qualify HTTP/1.1\r\n${form}\r\nContent-Length: 999999999\r\n\r\n`,
  )
  let said = ''
  socket.on('data', (piece) => (said += piece))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(said).toMatch(/^HTTP\/1\.1 413 /)
  expect(said).toContain('That is more than this page takes.')
})
