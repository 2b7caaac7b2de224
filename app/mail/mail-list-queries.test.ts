import { beforeEach, expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { composeMail } from './compose.tsx'
import { deliverNext } from './deliver.server.ts'
import { loadMails } from './load-mails.server.ts'
import { mailLine } from './mail-line.ts'
import { discardMail, findMailState, listCalm, listTroubled, retryMails } from './mail-list-queries.server.ts'
import { queueMail } from './queue-queries.server.ts'
import { queueTest, resultOf } from './send-now.server.ts'
import { captureLog, siteWishing } from './testing/parts.ts'

const site = siteWishing()
const owner = { actor: 'owner@example.com', address: '192.0.2.1' }

onBothEngines((scratch) => {
  beforeEach(async () => {
    await scratch.database.db.deleteFrom('mail_queue').execute()
  })
  const queue = async (kind: 'test' | 'password-reset' = 'test') => {
    const id = newId()
    await queueMail(scratch.database.db, { id, kind, to: 'm@example.com', ...composeMail(site, 's', ['t']) })
    return id
  }
  const deliver = (fault?: object) =>
    deliverNext({
      database: scratch.database,
      log: captureLog(),
      mailer: {
        send: async () => {
          if (fault) throw Object.assign(new Error('no'), fault)
        },
      },
    })
  const final = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }
  const states = async () => ({
    troubled: (await listTroubled(scratch.database.db, 9)).map((row) => mailLine(row).state.name),
    calm: (await listCalm(scratch.database.db, 9)).map((row) => mailLine(row).state.name),
  })

  test('the owner sees what waits, what was sent, what is tried again and what was given up', async () => {
    await queue()
    await deliver()
    await queue()
    await deliver({ code: 'ESOCKET', command: 'CONN' })
    await queue()
    await deliver(final)
    await queue()
    expect(await states()).toEqual({ troubled: ['given-up', 'failing'], calm: ['waiting', 'sent'] })
    const [line] = (await listTroubled(scratch.database.db, 9)).map(mailLine)
    expect(line).toMatchObject({ canRetry: true, to: 'm…@example.com', kind: 'Test' })
  })

  test('the lists hold fifty mails each, the newest of both kinds', async () => {
    for (const { last_error } of [{ last_error: null }, { last_error: 'ESOCKET' }])
      await scratch.database.db
        .insertInto('mail_queue')
        .values(
          Array.from({ length: 51 }, (_, n) => ({
            ...{ id: newId(), kind: 'test', recipient: `${n}@example.com`, subject: 's', text: 't' },
            ...{ attempts: n, last_error },
          })),
        )
        .execute()
    const { troubled, calm } = await loadMails(scratch.database.db)
    expect([troubled.length, calm.length]).toEqual([50, 50])
    expect(troubled[0]?.state).toMatchObject({ name: 'given-up', tries: 50 })
  })

  test('the newest come first, also where an id is the hash of a letter', async () => {
    const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
    const kept = { kind: 'test', subject: 's', text: 't', attempts: 0 }
    await scratch.database.db
      .insertInto('mail_queue')
      .values(
        ['fff', '000', '888', '111'].map((head, n) => ({
          ...{
            ...kept,
            id: `${head}${newId().slice(3)}`,
            recipient: `${n}@example.com`,
            created_at: minute(n),
          },
          last_error: n < 2 ? 'ESOCKET' : null,
        })),
      )
      .execute()
    const to = (rows: { recipient: string }[]) => rows.map(({ recipient }) => recipient[0]).join('')
    expect(to(await listTroubled(scratch.database.db, 9))).toBe('10')
    expect(to(await listCalm(scratch.database.db, 9))).toBe('32')
  })

  test('what there is no mail server for is no trouble, and nothing to try again', async () => {
    const id = await queue()
    await deliverNext({ database: scratch.database, log: captureLog(), mailer: null })
    expect(await states()).toEqual({ troubled: [], calm: ['not-set-up'] })
    expect(await retryMails(scratch.database, 'all', owner)).toBe(0)
    expect(await discardMail(scratch.database, id, owner)).toBe(false)
  })

  test('a failed mail is tried again by hand as often as a new one, and that is written down', async () => {
    const id = await queue()
    await deliver(final)
    expect(await retryMails(scratch.database, id, owner)).toBe(1)
    expect(await states()).toEqual({ troubled: [], calm: ['waiting'] })
    await deliver({ code: 'ESOCKET' })
    const [row] = await listTroubled(scratch.database.db, 9)
    expect(row).toMatchObject({ attempts: 1 })
    expect(await retryMails(scratch.database, 'all', owner)).toBe(1)
    await deliver()
    expect(await retryMails(scratch.database, id, owner)).toBe(0)
    expect(await retryMails(scratch.database, 'no id', owner)).toBe(0)
    const audit = await searchAudit(scratch.database.db, { kind: 'mail', limit: 9 })
    expect(audit.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['mail.retry', id],
      ['mail.retry', id],
    ])
    expect(JSON.stringify(audit)).not.toContain('m@example.com')
  })

  test('one without words cannot be tried again, only discarded', async () => {
    const id = await queue('password-reset')
    await deliver(final)
    const [line] = (await listTroubled(scratch.database.db, 9)).map(mailLine)
    expect(line).toMatchObject({ canRetry: false })
    expect(await retryMails(scratch.database, id, owner)).toBe(0)
    expect(await discardMail(scratch.database, id, owner)).toBe(true)
    expect(await discardMail(scratch.database, id, owner)).toBe(false)
    expect(await states()).toEqual({ troubled: [], calm: [] })
  })

  test('what waits or was sent cannot be discarded', async () => {
    const id = await queue()
    expect(await discardMail(scratch.database, id, owner)).toBe(false)
    await deliver()
    expect(await discardMail(scratch.database, id, owner)).toBe(false)
  })

  test('a discarded mail is gone, and that is written down; one that waits calmly stays', async () => {
    const id = await queue()
    expect(await discardMail(scratch.database, id, owner)).toBe(false)
    await deliver(final)
    expect(await discardMail(scratch.database, id, owner)).toBe(true)
    expect(await states()).toEqual({ troubled: [], calm: [] })
    const [line] = await searchAudit(scratch.database.db, { kind: 'mail', limit: 1 })
    expect(line).toMatchObject({ ...owner, action: 'mail.discard', subjectId: id, facts: { kind: 'test' } })
  })

  test('what becomes of one mail is told, and of no other', async () => {
    const id = await queue()
    const other = await queue()
    await deliver()
    const found = [
      await findMailState(scratch.database.db, id),
      await findMailState(scratch.database.db, other),
    ]
    expect(found.filter((state) => state?.sentAt)).toHaveLength(1)
    expect(await findMailState(scratch.database.db, newId())).toBeNull()
    await deliver(final)
    const results = [await resultOf(scratch.database.db, id), await resultOf(scratch.database.db, other)]
    expect(results.sort()).toEqual(['mail-failed', 'mail-sent'])
  })

  test('a test mail is queued to whom it is asked for, and that is written down', async () => {
    const id = await queueTest(scratch.database, site, 'm@example.com', owner)
    expect(await states()).toEqual({ troubled: [], calm: ['waiting'] })
    const result = resultOf(scratch.database.db, id)
    await deliver()
    expect(await result).toBe('mail-sent')
    const [line] = await searchAudit(scratch.database.db, { kind: 'mail', limit: 1 })
    expect(line).toMatchObject({ action: 'mail.test', subjectId: id })
  })

  test('of three failed mails only the one that is asked for is tried again or discarded', async () => {
    const [first, second] = [await queue(), await queue()]
    await queue()
    await deliver(final)
    await deliver(final)
    await deliver(final)
    expect(await retryMails(scratch.database, first, owner)).toBe(1)
    expect(await states()).toEqual({ troubled: ['given-up', 'given-up'], calm: ['waiting'] })
    expect(await discardMail(scratch.database, second, owner)).toBe(true)
    expect(await states()).toEqual({ troubled: ['given-up'], calm: ['waiting'] })
  })
})
