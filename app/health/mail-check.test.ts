import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openMailbox } from '../../e2e/mailbox.ts'
import { minuteMs } from '../platform/duration.ts'
import { mailTrouble } from './mail-answer.ts'
import { createMailCheck } from './mail-check.server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('without SMTP_URL mail is not set up, and nobody is asked', async () => {
  expect(await createMailCheck(undefined).look()).toEqual({ kind: 'not-set-up' })
  expect(createMailCheck(undefined).lastHeard()).toEqual({ kind: 'not-set-up' })
})

test('a mail server that answers is good, and so is its last word for a page that does not wait', async () => {
  const mailbox = await openMailbox()
  closing.push(mailbox.close)
  const check = createMailCheck(mailbox.env.SMTP_URL)
  expect(check.lastHeard()).toBeNull()
  expect(await check.look()).toEqual({ kind: 'answers' })
  expect(check.lastHeard()).toEqual({ kind: 'answers' })
  expect(mailbox.received).toEqual([])
})

test('nobody at the port is said in words, without the name and password', async () => {
  expect(await createMailCheck('smtp://me:secret@127.0.0.1:9').look()).toEqual({
    kind: 'trouble',
    why: 'Nobody answers at 127.0.0.1:9.',
  })
})

test('a refused password is said in words', async () => {
  const { port } = await talker((line) => {
    if (line.startsWith('EHLO')) return '250-here\r\n250 AUTH PLAIN\r\n'
    return line.startsWith('AUTH') ? '535 no\r\n' : '221 bye\r\n'
  })
  expect(await createMailCheck(`smtp://me:secret@127.0.0.1:${port}`).look()).toEqual({
    kind: 'trouble',
    why: `127.0.0.1:${port} does not take the name or the password.`,
  })
})

test('the answer is kept for a minute, however many ask', async () => {
  let now = 0
  const { port, greetings } = await talker((line) =>
    line.startsWith('EHLO') ? '250 here\r\n' : '221 bye\r\n',
  )
  const check = createMailCheck(`smtp://127.0.0.1:${port}`, () => now)
  await Promise.all([check.look(), check.look()])
  now = 59_000
  await check.look()
  expect(greetings()).toBe(1)
  now = minuteMs
  await check.look()
  expect(greetings()).toBe(2)
})

test('every kind of trouble has words, and none of them holds a secret', () => {
  for (const code of ['EAUTH', 'EDNS', 'ETIMEDOUT', 'ETLS', 'ECONNECTION', 'ESOCKET', 'EODD', '']) {
    const words = mailTrouble('smtps://me%40x:secret@mail.example.com:465', code)
    expect(words).toContain('mail.example.com')
    expect(words).not.toMatch(/secret|me%40x/)
  }
})

/** Something that speaks as much of a mail server's language as the test needs. */
async function talker(answerTo: (line: string) => string) {
  let greetings = 0
  const server: Server = createServer((socket) => {
    greetings++
    socket.on('error', () => {})
    socket.write('220 hello\r\n')
    socket.setEncoding('utf8').on('data', (text) => {
      for (const line of String(text).split('\r\n').filter(Boolean)) socket.write(answerTo(line))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { port: address.port, greetings: () => greetings }
}
