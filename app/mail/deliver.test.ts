import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { dayMs, minuteMs } from '../platform/duration.ts'
import { claimMs } from './back-off.ts'
import { composeMail } from './compose.tsx'
import { deliverNext } from './deliver.server.ts'
import { forgetOldMails } from './keeping-queries.server.ts'
import type { Mail } from './mail.server.ts'
import type { MailKind } from './mail-kinds.ts'
import { openMailWorker } from './mail-worker.server.ts'
import { claimMail, mailTag, markFailed, queueMail } from './queue-queries.server.ts'
import { closedPort, openMailServer } from './testing/mail-server.ts'
import { captureLog, patientMailer, siteWishing } from './testing/parts.ts'

const site = siteWishing()
const to = 'maria.lopez@example.com'
const secret = 'https://site.example/?key=tok-en'
const claimAndDie = join(import.meta.dirname, 'testing/claim-and-die.ts')
const minutes = (count: number) => count * minuteMs

onBothEngines((scratch) => {
  afterEach(async () => {
    await scratch.database.db.deleteFrom('mail_queue').execute()
  })
  const queue = (kind: MailKind = 'confirmation', recipient = to) =>
    scratch.database.change([mailTag], (trx) =>
      queueMail(trx, {
        kind,
        to: recipient,
        ...composeMail(site, 'A subject', [{ button: 'Open', href: secret }]),
      }),
    )
  const rows = () => scratch.database.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
  const only = async () => {
    const [row, ...others] = await rows()
    if (!row || others.length > 0) throw new Error(`${others.length + 1} rows`)
    return row
  }

  test('a mail is queued with what caused it, or neither is there', async () => {
    const failing = scratch.database.change([mailTag], async (trx) => {
      await queueMail(trx, { kind: 'test', to, ...composeMail(site, 's', ['t']) })
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await rows()).toEqual([])
  })

  test('what a sent mail said is gone at once, to whom it went after thirty days, the line after a year', async () => {
    const { received, smtpUrl } = await openMailServer()
    await queue()
    const worker = openMailWorker({ ...scratch, mailer: patientMailer(smtpUrl), log: captureLog() })
    await vi.waitFor(async () => expect((await only()).sent_at).not.toBeNull(), 5000)
    await worker.close()
    expect(received[0]?.message).toContain(secret)
    expect(await only()).toMatchObject({
      text: '',
      html: null,
      next_try_at: null,
      recipient: to,
      attempts: 1,
    })
    const later = (days: number) => new Date(Date.now() + days * dayMs)
    await forgetOldMails(scratch.database, later(29))
    expect(await only()).toMatchObject({ recipient: to })
    await forgetOldMails(scratch.database, later(31))
    expect(await only()).toMatchObject({ recipient: '', kind: 'confirmation' })
    await forgetOldMails(scratch.database, later(366))
    expect(await rows()).toEqual([])
  })

  test('a mail server that is not there is tried again after 1, 5 and 30 minutes, 2, 6, 12 and 24 hours', async () => {
    const mailer = patientMailer((await closedPort()).smtpUrl)
    const log = captureLog()
    await queue()
    let now = Date.now() + 1000
    const waits: number[] = []
    for (;;) {
      await deliverNext({ database: scratch.database, mailer, log, clock: () => new Date(now) })
      const { next_try_at } = await only()
      if (!next_try_at) break
      waits.push((next_try_at.getTime() - now) / minuteMs)
      // A moment before it is due nobody takes it.
      expect(await claimMail(scratch.database, new Date(next_try_at.getTime() - 1))).toBeNull()
      now = next_try_at.getTime()
    }
    expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440])
    const given = await only()
    expect(given).toMatchObject({ attempts: 8, sent_at: null, last_error: 'ESOCKET CONN' })
    expect(given.text).toContain(secret)
    expect(log.lines.map((line) => JSON.parse(line).message)).toEqual([
      ...Array(7).fill('A mail was not sent and will be tried again'),
      'A mail was given up',
    ])
    expect(log.lines.join()).not.toMatch(/maria|tok-en/)
    await forgetOldMails(scratch.database, new Date(Date.now() + 11 * dayMs))
    expect(await only()).toMatchObject({ text: '', html: null, recipient: to })
  })

  test('an address that is refused for good is given up at once, and named nowhere', async () => {
    const { smtpUrl } = await openMailServer({ refuse: () => '550 No such mailbox' })
    const log = captureLog()
    await queue()
    await deliverNext({ database: scratch.database, mailer: patientMailer(smtpUrl), log })
    const row = await only()
    expect(row).toMatchObject({ attempts: 1, next_try_at: null, last_error: 'EENVELOPE 550 RCPT TO' })
    expect(log.lines.map((line) => JSON.parse(line))).toEqual([
      {
        message: 'A mail was refused for good',
        kind: 'confirmation',
        attempts: 1,
        code: 'EENVELOPE',
        responseCode: 550,
        command: 'RCPT TO',
      },
    ])
  })

  test('without a mail server the mail is kept as not sent, without its words', async () => {
    const log = captureLog()
    await queue()
    await deliverNext({ database: scratch.database, mailer: null, log })
    expect(await only()).toMatchObject({ next_try_at: null, last_error: 'not-set-up', text: '', html: null })
    expect(log.lines).toEqual([
      '{"kind":"confirmation","message":"A mail was not sent: SMTP_URL is not set"}',
    ])
  })

  test('a link to a new password is tried only while it works, and then forgotten', async () => {
    const mailer = patientMailer((await closedPort()).smtpUrl)
    await queue('password-reset')
    const started = Date.now() + 1000
    for (const minute of [0, 1, 6])
      await deliverNext({
        database: scratch.database,
        mailer,
        log: captureLog(),
        clock: () => new Date(started + minutes(minute)),
      })
    expect(await only()).toMatchObject({ attempts: 3, next_try_at: null, text: '', html: null })

    await scratch.database.db.deleteFrom('mail_queue').execute()
    const send = vi.fn(async (_mail: Mail) => {})
    await queue('password-reset')
    const clock = () => new Date(Date.now() + minutes(31))
    await deliverNext({ database: scratch.database, mailer: { send }, log: captureLog(), clock })
    expect(send).not.toHaveBeenCalled()
    expect(await only()).toMatchObject({ last_error: 'link-ended', text: '', html: null })
  })

  test('a process that is killed between taking and sending only delays the mail', async () => {
    const { received, smtpUrl } = await openMailServer()
    await queue()
    const { dataDir, databaseUrl } = scratch.options
    const args = [claimAndDie, dataDir, ...(databaseUrl ? [databaseUrl] : [])]
    await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({ signal: 'SIGKILL' })
    const { next_try_at } = await only()
    const shared = { database: scratch.database, mailer: patientMailer(smtpUrl), log: captureLog() }
    expect(await deliverNext(shared)).toBe(false)
    const clock = () => new Date((next_try_at?.getTime() ?? 0) + 1)
    const worker = openMailWorker({ ...shared, clock })
    await vi.waitFor(async () => expect((await only()).sent_at).not.toBeNull(), 5000)
    await worker.close()
    expect(received).toHaveLength(1)
    expect(await only()).toMatchObject({ attempts: 2 })
  })

  test('a mail whose sending ended the process each time is given up', async () => {
    await queue()
    await scratch.database.db.updateTable('mail_queue').set({ attempts: 8 }).execute()
    const send = vi.fn(async (_mail: Mail) => {})
    await deliverNext({ database: scratch.database, mailer: { send }, log: captureLog() })
    expect(send).not.toHaveBeenCalled()
    expect(await only()).toMatchObject({ next_try_at: null, last_error: 'worn-out' })
  })

  test('a sending that outlived its claim does not undo what the next one achieved', async () => {
    await queue()
    const slow = await claimMail(scratch.database, new Date())
    if (!slow) throw new Error('nothing due')
    const after = new Date(Date.now() + claimMs + 1)
    await deliverNext({
      database: scratch.database,
      mailer: { send: async () => {} },
      log: captureLog(),
      clock: () => after,
    })
    const late = { error: 'ETIMEDOUT', at: after, nextTryAt: new Date(), keepsBody: true }
    await markFailed(scratch.database, slow, late)
    expect(await only()).toMatchObject({ next_try_at: null, last_error: null, attempts: 2 })
  })

  test('of fifty mails and two processes each arrives once', async () => {
    const { received, smtpUrl } = await openMailServer({ takesMs: 20 })
    const other = await openDatabase(scratch.options)
    const log = captureLog()
    const workers = [scratch.database, other].map((database) =>
      openMailWorker({ database, mailer: patientMailer(smtpUrl), log, everyMs: 200 }),
    )
    onTestFinished(async () => {
      for (const worker of workers) await worker.close()
      await other.close()
    })
    await Promise.all(Array.from({ length: 50 }, (_, n) => queue('new-story', `moderator-${n}@example.com`)))
    const state = async () => ({
      unsent: (await rows()).filter(({ sent_at }) => !sent_at).length,
      log: log.lines,
    })
    await vi.waitFor(async () => expect(await state()).toEqual({ unsent: 0, log: [] }), 40_000)
    expect(new Set(received.flatMap((mail) => mail.to)).size).toBe(50)
    expect(received).toHaveLength(50)
  })

  test('a database that fails just after the sending does not send the mail twice', async () => {
    await queue()
    const send = vi.fn(async (_mail: Mail) => {})
    const change = vi.spyOn(scratch.database, 'change')
    await deliverNext({
      database: scratch.database,
      log: captureLog(),
      mailer: {
        send: async (mail) => {
          await send(mail)
          change.mockRejectedValueOnce(new Error('the database is away'))
        },
      },
    })
    change.mockRestore()
    expect(send).toHaveBeenCalledOnce()
    expect((await only()).sent_at).not.toBeNull()
  })

  test('a mail server that takes it late is noted also when its delay could not be', async () => {
    await queue()
    const taken = Promise.withResolvers<void>()
    const { database } = scratch
    let isAway = false
    const away: typeof database = {
      ...database,
      change: async (tags, work) => {
        if (isAway) throw new Error('the database is away')
        return await database.change(tags, work)
      },
    }
    const send = async () => {
      isAway = true
      await taken.promise
    }
    const delivery = { database: away, mailer: { send }, log: captureLog(), tooLongMs: 20 }
    await expect(deliverNext(delivery)).rejects.toThrow('the database is away')
    isAway = false
    taken.resolve()
    await vi.waitFor(async () => expect((await only()).sent_at).not.toBeNull(), 2000)
  })

  test('a mail that waits is sent after a restart', async () => {
    await queue()
    const { received, smtpUrl } = await openMailServer()
    const database = await openDatabase(scratch.options)
    const worker = openMailWorker({ database, mailer: patientMailer(smtpUrl), log: captureLog() })
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000)
    await worker.close()
    await database.close()
    expect((await only()).sent_at).not.toBeNull()
  })
})
