import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { createStoryConfirmation } from './confirm-story.server.ts'
import { createMailer } from './mail.server.ts'
import { storyReceived } from './story-received.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Received = { from: string; to: string[]; message: string }

async function mailServer(refuse?: string) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      refuse
        ? done(Object.assign(new Error(`${refuse} <${address.address}>`), { responseCode: 550 }))
        : done(),
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const message = await text(stream)
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        message: message.replace(/=\r\n/g, '').replaceAll('=3D', '='),
      })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => server.close(() => {}))
  const { port } = server.server.address() as AddressInfo
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` }
}

function captureLog() {
  const lines: string[] = []
  const keep = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  return { lines, info: keep, error: keep }
}

const mailFrom = 'Second Key Rentals <help@secondkey.example>'
const words = { brand: 'Second Key Rentals', email: 'help@secondkey.example', url: 'https://site.example' }
const to = 'maria.lopez@example.com'
const token = 'tok-en_'.repeat(6)

test('a mail reaches the mail server with its words in text and in HTML', async () => {
  const { received, smtpUrl } = await mailServer()
  const mailer = createMailer({ smtpUrl, mailFrom }, captureLog())
  await mailer.send({ to, subject: 'Grüße', text: 'Plain words', html: '<p>Simple words</p>' })
  expect(received).toMatchObject([{ from: 'help@secondkey.example', to: [to] }])
  expect(received[0]?.message).toMatch(/Plain words.*<p>Simple words<\/p>/s)
  expect(received[0]?.message).toContain('Auto-Submitted: auto-generated')
})

test('an address that names two people is one address', async () => {
  const { received, smtpUrl } = await mailServer()
  const mailer = createMailer({ smtpUrl, mailFrom }, captureLog())
  const mail = { to: 'a@example.com, b@example.com', subject: 's', text: 't' }
  await mailer.send(mail).catch(() => {})
  expect(received.flatMap(({ to }) => to)).not.toContain('b@example.com')
})

test('without a mail server the log says that a mail would have gone, and not to whom or with which link', async () => {
  const log = captureLog()
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined }, log)
  await mailer.send({ to, ...storyReceived(words, `https://site.example/?key=${token}`) })
  expect(log.lines).toHaveLength(1)
  expect(log.lines.join()).not.toMatch(new RegExp(`maria|lopez|${token}|key=`))
})

test('a mail that is under way is waited for at the end', async () => {
  const { received, smtpUrl } = await mailServer()
  const mailer = createMailer({ smtpUrl, mailFrom }, captureLog())
  const sending = mailer.send({ to, subject: 's', text: 't' })
  await mailer.close()
  expect(received).toHaveLength(1)
  await sending
})

test('the confirmation holds the private link, also in HTML, and escapes what needs it', () => {
  const link = 'https://site.example/approval-wall/my-story?key=abc&x=1'
  const mail = storyReceived({ ...words, brand: 'Keys & <Doors>' }, link)
  expect(mail.subject).toBe('Keys & <Doors>: we have your story')
  expect(mail.text).toContain(link)
  expect(mail.html).toContain('href="https://site.example/approval-wall/my-story?key=abc&amp;x=1"')
  expect(mail.html).toContain('Keys &amp; &lt;Doors&gt;')
})

describe('confirmation of a story', () => {
  const scratch = scratchDatabase('sqlite')
  const confirmation = (smtpUrl: string | undefined, log: ReturnType<typeof captureLog>) =>
    createStoryConfirmation({
      database: scratch.database,
      secret: 'secret',
      mailer: createMailer({ smtpUrl, mailFrom }, log),
      site: words,
      log,
    })
  afterEach(async () => {
    await scratch.database.db.deleteFrom('request_counts').execute()
  })

  test('it arrives with the link', async () => {
    const { received, smtpUrl } = await mailServer()
    const log = captureLog()
    confirmation(smtpUrl, log)({ to, token })
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000)
    expect(received[0]?.message).toContain(`https://site.example/approval-wall/my-story?key=${token}`)
    expect(log.lines).toEqual([])
  })

  test('a refusal is logged once, without the address that the mail server repeats', async () => {
    const { smtpUrl } = await mailServer('No such mailbox')
    const log = captureLog()
    confirmation(smtpUrl, log)({ to, token })
    await vi.waitFor(() => expect(log.lines).toHaveLength(1), 5000)
    expect(JSON.parse(log.lines[0] ?? '')).toEqual({
      message: 'A confirmation was not sent',
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    })
  })

  test('a mail server that is not there is logged once and throws nothing', async () => {
    const free = createServer().listen(0)
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    const log = captureLog()
    confirmation(`smtp://127.0.0.1:${port}`, log)({ to, token })
    await vi.waitFor(() => expect(log.lines).toHaveLength(1), 5000)
    expect(log.lines[0]).not.toMatch(/maria|tok-en/)
  })

  test('one address gets at most five confirmations a day', async () => {
    const { received, smtpUrl } = await mailServer()
    const log = captureLog()
    const confirm = confirmation(smtpUrl, log)
    for (let count = 0; count < 8; count++) confirm({ to: count % 2 ? to : to.toUpperCase(), token })
    await vi.waitFor(() => expect(received.length + log.lines.length).toBe(8), 10_000)
    expect(received).toHaveLength(5)
    expect(log.lines.join()).not.toMatch(/maria/i)
  })
})
