// The least a Node server can do: the same headers and bytes, written at once.
import { createServer } from 'node:http'

const answer = await fetch(process.argv[2] ?? '', { headers: { 'Accept-Encoding': 'br' } })
const length = Number(answer.headers.get('content-length'))
const headers = Object.fromEntries(answer.headers)
for (const name of ['date', 'connection', 'keep-alive', 'transfer-encoding']) delete headers[name]
await answer.arrayBuffer()
const body = Buffer.alloc(length, 'x')

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}/`)
})
