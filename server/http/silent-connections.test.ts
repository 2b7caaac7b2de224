import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { watchSilentConnections } from './silent-connections.ts'

/** A server that keeps its answers back until it is told. */
async function serve() {
  const asked: ServerResponse[] = []
  const server = createServer((_request, response) => void asked.push(response))
  const silent = watchSilentConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const visitor = async () => {
    const accepted = once(server, 'connection')
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const [theirs] = await accepted
    return { socket, theirs, ended: once(theirs, 'close') }
  }
  return { server, silent, asked, visitor }
}

test('a connection on which nobody said a word ends with the server', async () => {
  const { silent, visitor } = await serve()
  const { ended } = await visitor()
  silent.close()
  await ended
})

test('one who was told goodbye and stays is cut off', async () => {
  const { server, silent, visitor } = await serve()
  const { socket, theirs, ended } = await visitor()
  socket.write('no request at all\r\n\r\n')
  await once(server, 'clientError')
  theirs.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  await once(theirs, 'finish')
  silent.close()
  await ended
})

test('who waits for an answer gets it', async () => {
  const { silent, asked, visitor } = await serve()
  const { socket } = await visitor()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => asked.length).toBe(1)
  silent.close()
  asked[0]?.end('the answer')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('the answer')
})
