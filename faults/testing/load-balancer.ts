import { type ClientRequest, createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../app/platform/testing/free-port.ts'
import { ask } from './ask.ts'

const lookEveryMs = 200

/**
 * Sends each request to the next replica that said it is ready. Like any careful one it asks another replica
 * only when the connection itself was refused: what may have arrived is never sent twice.
 */
export async function startLoadBalancer(ports: number[]) {
  const replicas = ports.map((port) => ({ port, isReady: true }))
  let next = 0
  let isOver = false
  const looks = replicas.map(async (replica) => {
    while (!isOver) {
      replica.isReady = await looksReady(replica)
      await sleep(lookEveryMs)
    }
  })

  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const body = Buffer.concat(pieces)
    const pass = (triesLeft: number) => {
      const ready = replicas.filter(({ isReady }) => isReady)
      const replica = ready[next++ % Math.max(1, ready.length)]
      if (!replica) return void outgoing.writeHead(503).end('no replica')
      const { method, url, headers } = incoming
      const asking: ClientRequest = request(
        { host: 'localhost', port: replica.port, method, path: url, headers, agent: false },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.on('error', () => outgoing.destroy())
          answer.pipe(outgoing)
        },
      )
      asking.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && triesLeft > 0) return pass(triesLeft - 1)
        if (outgoing.headersSent) return void outgoing.destroy()
        outgoing.writeHead(502).end(`${error.code} ${error.message}`)
      })
      asking.end(body)
    }
    pass(replicas.length)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(async () => {
    isOver = true
    server.closeAllConnections()
    server.close()
    await Promise.all(looks)
  })
  return {
    url: `http://localhost:${port}`,
    isReady: (of: number) => replicas.some(({ port: one, isReady }) => one === of && isReady),
  }
}

/** An answer late by a busy machine is no reason to send nobody there; a refusal or a 503 is. */
async function looksReady({ port, isReady }: { port: number; isReady: boolean }) {
  try {
    const { status } = await ask(`http://localhost:${port}/readyz`, { timeoutMs: 20_000 })
    return status === 200
  } catch (error) {
    return error instanceof Error && 'code' in error ? false : isReady
  }
}
