import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine that keeps what it gets. */
export async function openMailbox() {
  const received: { to: string[]; message: string }[] = []
  const state = { isRefusing: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(state.isRefusing ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
    },
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const message = await text(stream)
      received.push({ to, message: message.replace(/=\r\n/g, '').replaceAll('=3D', '=') })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    state,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Second Key Rentals <help@secondkey.example>' },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
