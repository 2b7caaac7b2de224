import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Received = { from: string; to: string[]; message: string }

export type MailServerOptions = {
  /** The answer to an address, such as '550 No such mailbox'; it repeats the address, as many do. */
  refuse?: () => string | undefined
  /** How long it takes over each mail. */
  takesMs?: number
}

/** A real mail server on this machine, until the test is over. */
export async function openMailServer({ refuse = () => undefined, takesMs = 0 }: MailServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refuse()
      if (!refusal) return done()
      const responseCode = Number(refusal.slice(0, 3))
      done(Object.assign(new Error(`${refusal.slice(4)} <${address}>`), { responseCode }))
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const message = await text(stream).catch(() => null)
      if (message === null) return // the sender broke off half-way
      await new Promise((resolve) => setTimeout(resolve, takesMs))
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        message: message.replace(/=\r\n/g, '').replaceAll('=3D', '='),
      })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close(() => {}))
  return { received, smtpUrl: urlOf(server.server) }
}

/** One that knows no manners: it does with a connection what it is told. */
export async function openRudeServer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { smtpUrl: urlOf(server) }
}

/** Says yes to everything, and is gone when the mail itself arrives. */
export function dropAtData(socket: Socket) {
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    const line = chunk.toString('latin1')
    if (line.startsWith('DATA')) return socket.write('354 go on\r\n')
    if (/^(EHLO|MAIL|RCPT)/.test(line)) return socket.write('250 fine\r\n')
    return socket.destroy()
  })
}

/** Where nobody listens. */
export async function closedPort() {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const smtpUrl = urlOf(probe)
  await new Promise((resolve) => probe.close(resolve))
  return { smtpUrl }
}

function urlOf(server: Pick<Server, 'address'>) {
  const { port } = server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
