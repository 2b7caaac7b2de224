import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

type Asked = { method?: string; headers?: Record<string, string> }

/** A request and its answer without a network: `sent` reads what was sent so far. */
export function exchange({ method = 'GET', headers = {} }: Asked = {}) {
  const chunks: Buffer[] = []
  const wire = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  const request: IncomingMessage = new IncomingMessage(wire as Socket)
  Object.assign(request, { method, headers, url: '/' })
  const response = new ServerResponse(request)
  response.assignSocket(wire as Socket)
  return { request, response, sent: () => answerIn(Buffer.concat(chunks)) }
}

function answerIn(bytes: Buffer) {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries<string | undefined>(headers),
    body: bytes.subarray(end + 4),
  }
}
