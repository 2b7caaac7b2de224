import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

let folder: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-key-files-'))
  await mkdir(join(folder, 'pages/client'), { recursive: true })
  await writeFile(join(folder, 'pages/client/robot.svg'), '<svg></svg>')
  const serve = staticFiles(folder)
  server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

test.each(['bytes=5-1', 'bytes=0-3', 'bytes=-1', 'bytes=a-b', 'bytes=99-'])(
  'a file is sent whole when %s of it is asked for',
  async (Range) => {
    const answer = await fetch(`${url}/robot.svg`, { headers: { Range } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<svg></svg>')
  },
)
