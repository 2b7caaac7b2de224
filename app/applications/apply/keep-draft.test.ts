import { expect, test } from 'vitest'
import type { Database } from '../../db/database.server.ts'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { markSent } from '../../mail/queue-queries.server.ts'
import { minuteMs } from '../../platform/duration.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { earlyInWindow } from '../../platform/testing/early-in-window.ts'
import { defaultSite } from '../../site/site.ts'
import { forgetBegunEarlier, noteBegun } from '../forget-queries.server.ts'
import { limitsFor } from './application-limits.server.ts'
import { eraseDraft, findDraft } from './draft-queries.server.ts'
import { keepDraft } from './keep-draft.server.ts'

const secret = 'one secret'
const site = defaultSite('https://keys.example')

onBothEngines((scratch) => {
  const intake = () => ({ database: scratch.database, secret, site, canMail: true })
  const asked = (email: string, address?: string) => ({
    form: 'funding' as const,
    answers: { fullName: 'Demo Avery', email },
    email,
    formToken: issueFormToken(secret),
    limits: limitsFor(secret, address),
  })
  const draftsOf = (email: string) =>
    scratch.database.db.selectFrom('application_drafts').selectAll().where('email', '=', email).execute()
  const mailsTo = (email: string) =>
    scratch.database.db.selectFrom('mail_queue').selectAll().where('recipient', '=', email).execute()
  const tokenIn = (text = '') => /key=([\w-]{43})/.exec(text)?.[1] ?? ''

  test('who asks again after a lost answer gets one mail, and the newer answers behind its link', async () => {
    await earlyInWindow()
    const email = 'again@example.com'
    const first = asked(email, '203.0.113.40')
    const now = new Date()
    for (let tap = 0; tap < 7; tap++) expect(await keepDraft(intake(), first, now)).toBe('kept')
    const newer = { ...first.answers, place: 'Houston, TX' }
    expect(await keepDraft(intake(), { ...first, answers: newer }, now)).toBe('kept')
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(await draftsOf(email)).toHaveLength(1)
    expect(await findDraft(scratch.database.db, tokenIn(mail?.text))).toMatchObject({ answers: newer })
  })

  test('kept again, a draft is still known to be of the application it was noted with', async () => {
    const email = 'noted@example.com'
    const same = asked(email)
    await keepDraft(intake(), same, new Date())
    const { db } = scratch.database
    await noteBegun(db, 'of-this', { email, fullName: 'Demo Avery', phone: '' })
    await keepDraft(intake(), { ...same, answers: { ...same.answers, place: 'Houston, TX' } }, new Date())
    expect(await forgetBegunEarlier(db, 'of-this', { actor: 'applicant' })).toBe(1)
    expect(await draftsOf(email)).toEqual([])
  })

  test('two taps at once make one draft and one mail', async () => {
    const email = 'twice@example.com'
    const same = asked(email)
    const kept = await Promise.all([1, 2].map(() => keepDraft(intake(), same, new Date())))
    expect(kept).toEqual(['kept', 'kept'])
    expect(await draftsOf(email)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('the same link is mailed again once the mail with it is minutes old', async () => {
    const email = 'later@example.com'
    const same = asked(email)
    const now = new Date()
    await keepDraft(intake(), same, now)
    const [first] = await mailsTo(email)
    await markSent(scratch.database, { id: first?.id ?? '', to: email }, now)
    const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
    await keepDraft(intake(), same, after(9))
    expect(await mailsTo(email)).toMatchObject([{ text: '' }])
    await keepDraft(intake(), same, after(11))
    const [second, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(second?.sent_at).toBeNull()
    expect(tokenIn(second?.text)).toBe(tokenIn(first?.text))
  })

  test('a mail that was sent while the clock was ahead has not just been sent', async () => {
    const email = 'ahead@example.com'
    const same = asked(email)
    const now = new Date()
    await keepDraft(intake(), same, now)
    const [first] = await mailsTo(email)
    const ahead = new Date(now.getTime() + 600 * minuteMs)
    await markSent(scratch.database, { id: first?.id ?? '', to: email }, ahead)
    await keepDraft(intake(), same, now)
    expect((await mailsTo(email))[0]?.sent_at).toBeNull()
  })

  test('another person, another form or another address has another link', async () => {
    const email = 'helper@example.com'
    const one = asked(email)
    const other = { ...one, answers: { ...one.answers, fullName: 'Demo Blake' } }
    for (const each of [one, other, { ...one, form: 'signup' as const }, asked(email)])
      await keepDraft(intake(), each, new Date())
    const links = (await mailsTo(email)).map(({ text }) => tokenIn(text))
    expect(new Set(links).size).toBe(4)
  })

  test('a draft that was erased is mailed anew', async () => {
    const email = 'erased@example.com'
    const same = asked(email)
    await keepDraft(intake(), same, new Date())
    const [mail] = await mailsTo(email)
    await eraseDraft(scratch.database, tokenIn(mail?.text))
    expect(await mailsTo(email)).toEqual([])
    await keepDraft(intake(), same, new Date())
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('of different drafts a network has five an hour, and an address four a day from it', async () => {
    await earlyInWindow()
    const now = new Date()
    const kept = []
    for (let number = 0; number < 5; number++)
      kept.push(await keepDraft(intake(), asked('many@example.com', '203.0.113.41'), now))
    expect(kept).toEqual(['kept', 'kept', 'kept', 'kept', 'enough-mails'])
    const sixth = await keepDraft(intake(), asked('other@example.com', '203.0.113.41'), now)
    expect(sixth).toEqual({ retryAfterSeconds: expect.any(Number) })
  })

  test('kept again at the moment it is noted as of an application, a draft has both', async () => {
    const email = 'crossing@example.com'
    const same = asked(email)
    await keepDraft(intake(), same, new Date())
    const newer = { ...same, answers: { ...same.answers, place: 'Houston, TX' } }
    const keep = (database: Database) => keepDraft({ ...intake(), database }, newer, new Date())
    const note = (database: Database) =>
      database.change([], (trx) => noteBegun(trx, 'of-these', { email, fullName: 'Demo Avery', phone: '' }))
    for (const [one, other] of [
      [keep, note],
      [note, keep],
    ] as const) {
      await crossing<unknown, unknown>(scratch.database, one, other)
      expect(await draftsOf(email)).toMatchObject([
        { answers: { place: 'Houston, TX', application: 'of-these' } },
      ])
    }
  })
})
