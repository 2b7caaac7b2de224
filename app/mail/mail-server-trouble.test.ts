import { afterEach, expect, test, vi } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { minuteMs } from '../platform/duration.ts'
import { composeMail } from './compose.tsx'
import { deliverNext } from './deliver.server.ts'
import { openMailWorker } from './mail-worker.server.ts'
import { queueMail } from './queue-queries.server.ts'
import { dropAtData, openMailServer, openRudeServer } from './testing/mail-server.ts'
import { captureLog, hastyMailer, patientMailer, siteWishing } from './testing/parts.ts'

const site = siteWishing()
const to = 'maria.lopez@example.com'

const scratch = scratchDatabase('sqlite')
afterEach(async () => {
  await scratch.database.db.deleteFrom('mail_queue').execute()
})
const faultWith = async (smtpUrl: string, mailerOf = hastyMailer) => {
  await queueMail(scratch.database.db, { kind: 'test', to, ...composeMail(site, 's', ['t']) })
  await deliverNext({ database: scratch.database, mailer: mailerOf(smtpUrl), log: captureLog() })
  const [row] = await scratch.database.db.selectFrom('mail_queue').selectAll().execute()
  expect(row?.next_try_at).not.toBeNull()
  return row?.last_error
}

test('one that says nothing is left after a while', async () => {
  expect(await faultWith((await openRudeServer(() => {})).smtpUrl)).toBe('ETIMEDOUT CONN')
})

test('one that falls silent in the middle is left after a while', async () => {
  const { smtpUrl } = await openRudeServer((socket) => void socket.write('220 here\r\n'))
  expect(await faultWith(smtpUrl)).toBe('ETIMEDOUT CONN')
})

test('one that drops the line, before a word or with the mail half given, is tried again', async () => {
  const gone = await openRudeServer((socket) => void socket.destroy())
  expect(await faultWith(gone.smtpUrl, patientMailer)).toMatch(/^E(CONNECTION|SOCKET)/)
  await scratch.database.db.deleteFrom('mail_queue').execute()
  expect(await faultWith((await openRudeServer(dropAtData)).smtpUrl, patientMailer)).toMatch(
    /^E(CONNECTION|SOCKET)/,
  )
})

test('one that asks to come later gets the mail later', async () => {
  let refusal: string | undefined = '451 Come back later'
  const { received, smtpUrl } = await openMailServer({ refuse: () => refusal })
  expect(await faultWith(smtpUrl, patientMailer)).toBe('EENVELOPE 451 RCPT TO')
  refusal = undefined
  const clock = () => new Date(Date.now() + 2 * minuteMs)
  const mailer = patientMailer(smtpUrl)
  await deliverNext({ database: scratch.database, mailer, log: captureLog(), clock })
  expect(received).toHaveLength(1)
})

test('a mail that is taken after we stopped waiting counts as sent, and does not go out again', async () => {
  const { received, smtpUrl } = await openMailServer({ takesMs: 250 })
  await queueMail(scratch.database.db, { kind: 'test', to, ...composeMail(site, 's', ['t']) })
  const mailer = patientMailer(smtpUrl)
  await deliverNext({ database: scratch.database, mailer, log: captureLog(), tooLongMs: 50 })
  const only = () => scratch.database.db.selectFrom('mail_queue').selectAll().executeTakeFirst()
  expect(await only()).toMatchObject({ sent_at: null, last_error: 'ETIMEDOUT' })
  await vi.waitFor(async () => expect((await only())?.sent_at).not.toBeNull(), 5000)
  const clock = () => new Date(Date.now() + 10 * minuteMs)
  expect(await deliverNext({ database: scratch.database, mailer, log: captureLog(), clock })).toBe(false)
  expect(received).toHaveLength(1)
})

test('one that is slow is waited for, also when the site stops meanwhile', async () => {
  const { received, smtpUrl } = await openMailServer({ takesMs: 250 })
  await queueMail(scratch.database.db, { kind: 'test', to, ...composeMail(site, 's', ['t']) })
  const mailer = patientMailer(smtpUrl)
  const send = vi.spyOn(mailer, 'send')
  const worker = openMailWorker({ ...scratch, mailer, log: captureLog() })
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 5000)
  await worker.close()
  expect(received).toHaveLength(1)
  const [row] = await scratch.database.db.selectFrom('mail_queue').select('sent_at').execute()
  expect(row?.sent_at).not.toBeNull()
})
