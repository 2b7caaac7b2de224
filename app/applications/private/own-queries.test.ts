import { expect, test } from 'vitest'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { markSent, queueMail } from '../../mail/queue-queries.server.ts'
import { earlyInWindow } from '../../platform/testing/early-in-window.ts'
import { defaultSite } from '../../site/site.ts'
import { createWebhook } from '../../webhooks/webhook-queries.server.ts'
import { consentsIn } from '../consents.ts'
import { undoChange } from '../inbox/change-queries.server.ts'
import { assignApplication, moveApplication } from '../inbox/changes.server.ts'
import { addRemark, mailApplication } from '../inbox/contact-queries.server.ts'
import { insertApplication, listConsents, listEvents } from '../queries.server.ts'
import { ownFile } from './own-file.server.ts'
import {
  allowOwn,
  correctOwn,
  deleteOwn,
  findByToken,
  takeBackOwn,
  withdrawOwn,
  writeOwn,
} from './own-queries.server.ts'
import { ownView } from './own-view.server.ts'
import { doWish } from './own-wish.server.ts'
import { storedNotice } from './stored-notice.ts'
import { hashToken } from './token.server.ts'

const site = defaultSite('https://keys.example')
const mayMail = async () => true
let number = 0

onBothEngines((scratch) => {
  /** Somebody who said yes to being contacted, and nothing else. */
  const apply = async (form = 'funding') => {
    const token = String(number++).padStart(43, 't')
    const sent = {
      form,
      program: 'funding',
      full_name: 'Demo Avery',
      email: 'avery@example.com',
      phone: '(713) 555-0118',
      place: 'Houston, TX',
      state_code: 'TX',
      adults: 2,
      challenges: '[]',
      income: 'below2500',
      words: '',
      spam_score: 0,
      spam_flags: '[]',
      submission_key: token,
      token_hash: hashToken('application', token) ?? '',
    }
    const contact = {
      kind: 'contact',
      wording: 'As it was.',
      wording_version: 1,
      page: '/forms/funding',
    } as const
    const { id } = await scratch.database.change([], (trx) => insertApplication(trx, sent, [contact]))
    return { id, token }
  }
  const given = async (id: string) =>
    (await listConsents(scratch.database.db, id)).filter((one) => !one.withdrawn_at).map(({ kind }) => kind)

  test('a guess, a near miss and a draft’s link open nothing', async () => {
    const { token } = await apply()
    for (const wrong of ['', 'x', token.toUpperCase(), `${token}x`, token.slice(1), '%'])
      expect(await findByToken(scratch.database.db, wrong)).toBeNull()
    expect(hashToken('draft', token)).not.toBe(hashToken('application', token))
  })

  test('withdrawn it is closed with that reason; a second time changes nothing', async () => {
    const { id, token } = await apply()
    await scratch.database.db
      .updateTable('applications')
      .set({ follow_up: '2026-12-01' })
      .where('id', '=', id)
      .execute()
    await withdrawOwn(scratch.database, token)
    await withdrawOwn(scratch.database, token)
    expect(await findByToken(scratch.database.db, token)).toMatchObject({
      status: 'closed',
      follow_up: null,
      closed_reason: 'withdrawn',
      version: 2,
      withdrawn_at: expect.any(Date),
    })
    const kinds = (await listEvents(scratch.database.db, id)).map(({ kind }) => kind)
    expect(kinds).toEqual(['received', 'withdrawn'])
  })

  test('opened again by the team, it can be withdrawn again', async () => {
    const { id, token } = await apply()
    await withdrawOwn(scratch.database, token)
    const by = { actor: 'bob@keys.example', address: '' }
    await moveApplication(scratch.database, { id, version: 2 }, 'reopen', by)
    expect(await findByToken(scratch.database.db, token)).toMatchObject({
      status: 'in-progress',
      withdrawn_at: null,
    })
    const closed = await moveApplication(scratch.database, { id, version: 3 }, 'close', {
      ...by,
      reason: 'not-now',
    })
    expect((await ownView(scratch.database.db, token, site))?.keys.at(-1)?.title).toBe('Closed')
    await moveApplication(scratch.database, closed ?? { id, version: 0 }, 'reopen', by)
    await withdrawOwn(scratch.database, token)
    expect(await findByToken(scratch.database.db, token)).toMatchObject({
      status: 'closed',
      closed_reason: 'withdrawn',
    })
  })

  test('corrected contact data are found by, and the old ones are nowhere', async () => {
    const { id, token } = await apply()
    await correctOwn(
      scratch.database,
      token,
      { full_name: 'Demo Avery', email: null, phone: '7135550199' },
      { site, mayMail },
    )
    const row = await findByToken(scratch.database.db, token)
    expect(row).toMatchObject({ email: null, phone: '7135550199', version: 2 })
    expect(row?.search_text).toContain('7135550199')
    const kept = JSON.stringify([row, await listEvents(scratch.database.db, id)])
    expect(kept).not.toContain('avery@example.com')
    expect(kept).not.toContain('555-0118')
  })

  test('unsent mails follow to a corrected address, and only the new one gets the private link', async () => {
    const { db } = scratch.database
    const { id, token } = await apply()
    const words = { subject: 'Hello', text: 'Words.', html: '' }
    await scratch.database.change([], (trx) =>
      queueMail(trx, { id, kind: 'application-received', to: 'avery@example.com', ...words }),
    )
    const letter = { template: 'x', ...words }
    const by = { actor: 'ada@keys.example', address: '' }
    const [gone, refused] = [
      (await mailApplication(scratch.database, id, letter, by)) ?? '',
      (await mailApplication(scratch.database, id, letter, by)) ?? '',
    ]
    await markSent(scratch.database, { id: gone, to: 'avery@example.com' }, new Date())
    const given = { next_try_at: null, attempts: 8, last_error: 'EENVELOPE 550 RCPT TO' }
    await db.updateTable('mail_queue').set(given).where('id', '=', refused).execute()
    const correct = (email: string | null) =>
      correctOwn(
        scratch.database,
        token,
        { full_name: 'Demo Avery', email, phone: '(713) 555-0118' },
        { site, mayMail },
      )
    const unsent = async () =>
      await db
        .selectFrom('mail_queue')
        .select(['kind', 'recipient', 'attempts', 'text'])
        .where('id', 'in', [id, ...(await listEvents(db, id)).map((event) => event.id)])
        .where('sent_at', 'is', null)
        .where('next_try_at', 'is not', null)
        .orderBy('kind')
        .execute()
    for (const recipient of ['avery@example.net', 'avery@example.org']) {
      await correct(recipient)
      expect(await unsent()).toEqual([
        { kind: 'application-mail', recipient, attempts: 0, text: 'Words.' },
        { kind: 'application-received', recipient, attempts: 0, text: expect.stringContaining(token) },
      ])
    }
    await correct(null)
    expect(await unsent()).toEqual([])
    expect((await listEvents(db, id)).filter(({ facts }) => 'isDropped' in facts)).toHaveLength(1)
  })

  test('a confirmation that waits follows to an address that gets no more of its own', async () => {
    const { id, token } = await apply()
    const words = { subject: 'Hello', text: 'Words.', html: '' }
    await queueMail(scratch.database.db, {
      id,
      kind: 'application-received',
      to: 'avery@example.com',
      ...words,
    })
    const contact = { full_name: 'Demo Avery', email: 'avery@example.net', phone: null }
    await correctOwn(scratch.database, token, contact, { site, mayMail: async () => false })
    const mails = await scratch.database.db
      .selectFrom('mail_queue')
      .select(['recipient', 'text'])
      .where('id', '=', id)
      .execute()
    expect(mails).toEqual([{ recipient: 'avery@example.net', text: 'Words.' }])
  })

  test('to the new address of one that is new goes the promise of an answer, of any other its link alone', async () => {
    const { db } = scratch.database
    const by = { actor: 'ada@keys.example', address: '' }
    const mailTo = async (token: string, language: 'en' | 'es' = 'en') => {
      const contact = { full_name: 'Demo Avery', email: 'avery@example.net', phone: null }
      await correctOwn(scratch.database, token, contact, { site: { ...site, language }, mayMail })
      const mails = await db.selectFrom('mail_queue').select(['subject', 'text']).execute()
      return mails.filter(({ text }) => text.includes(token))
    }
    const promise = /A person reads it|Una persona la lee|arrived|llegó/
    const fresh = await apply()
    expect(await mailTo(fresh.token)).toEqual([
      { subject: expect.stringContaining('we have'), text: expect.stringMatching(promise) },
    ])
    const begun = await apply()
    const withdrawn = await apply()
    await moveApplication(scratch.database, { id: begun.id, version: 1 }, 'start', by)
    await withdrawOwn(scratch.database, withdrawn.token)
    for (const [{ token }, language, words] of [
      [begun, 'en', 'This is now the e-mail address of your application'],
      [withdrawn, 'es', 'Este es ahora el correo electrónico de su solicitud'],
    ] as const) {
      const [mail, ...others] = await mailTo(token, language)
      expect(mail?.text).toContain(words)
      expect(mail?.text).not.toMatch(promise)
      expect(others).toEqual([])
    }
  })

  test('a yes is taken back at once and given again in today’s words, each time kept', async () => {
    const { id, token } = await apply()
    await takeBackOwn(scratch.database, token, 'contact')
    expect(await given(id)).toEqual([])
    await allowOwn(scratch.database, token, 'contact', site, '/applications/mine')
    await allowOwn(scratch.database, token, 'contact', site, '/applications/mine')
    await allowOwn(scratch.database, token, 'machine', site, '/applications/mine')
    expect((await given(id)).toSorted()).toEqual(['contact', 'machine'])
    const all = await listConsents(scratch.database.db, id)
    expect(all).toHaveLength(3)
    expect(all[0]).toMatchObject({ wording: 'As it was.', withdrawn_at: expect.any(Date) })
    expect(all.at(-1)?.wording).toBe(consentsIn('en').machine.wording(site.brand))
  })

  test('with the yes to the work on it, what waits to be posted to a webhook about its arrival is dropped', async () => {
    const hook = { url: 'https://crm.example/', events: ['application.created'], hasContact: true } as const
    await createWebhook(scratch.database, hook, { actor: 'owner@keys.example', address: '' })
    const waiting = async (id: string) =>
      await scratch.database.db
        .selectFrom('webhook_deliveries')
        .select('event')
        .where('subject_id', '=', id)
        .execute()
    const [stays, takenBack, withdrawn] = [await apply(), await apply(), await apply()]
    await takeBackOwn(scratch.database, stays.token, 'machine')
    await takeBackOwn(scratch.database, takenBack.token, 'contact')
    await withdrawOwn(scratch.database, withdrawn.token)
    expect(await waiting(stays.id)).toHaveLength(1)
    expect(await waiting(takenBack.id)).toEqual([])
    expect(await waiting(withdrawn.id)).toEqual([])
    await scratch.database.db.deleteFrom('webhooks').execute()
  })

  test('a yes given by a double tap is one yes', async () => {
    const { id, token } = await apply()
    const tap = () => allowOwn(scratch.database, token, 'machine', site, '/applications/mine')
    await Promise.all([tap(), tap(), tap(), tap()])
    expect((await given(id)).toSorted()).toEqual(['contact', 'machine'])
    const lines = (await listEvents(scratch.database.db, id)).filter(({ kind }) => kind === 'consent')
    expect(lines).toHaveLength(1)
  })

  test('who allows the work on an order of the kit again reads, and allows, what its form says', async () => {
    const { id, token } = await apply('diy-order')
    await takeBackOwn(scratch.database, token, 'contact')
    const page = await ownView(scratch.database.db, token, site)
    const read = page?.consents.find(({ kind }) => kind === 'contact')?.wording
    expect(read).toBe(consentsIn('en', 'diy-order').contact.wording(site.brand))
    expect(read).not.toContain('landlords')
    await allowOwn(scratch.database, token, 'contact', site, '/applications/mine')
    expect((await listConsents(scratch.database.db, id)).at(-1)?.wording).toBe(read)
  })

  test('a message is a line of the timeline; the team hears that there is one, and none of its words', async () => {
    const { id, token } = await apply()
    await scratch.database.db
      .insertInto('admin_users')
      .values({ id: newId(), email: 'owner@keys.example', name: 'Ada', role: 'owner' })
      .execute()
    expect(await writeOwn(scratch.database, token, 'Wednesday works.', site)).toBe('written')
    const events = await listEvents(scratch.database.db, id)
    expect(events.at(-1)).toMatchObject({ kind: 'message', actor: 'applicant', words: 'Wednesday works.' })
    const mails = await scratch.database.db.selectFrom('mail_queue').select(['kind', 'text']).execute()
    expect(mails.map(({ kind }) => kind)).toContain('application-message')
    expect(JSON.stringify(mails)).not.toContain('Wednesday')
  })

  test('twenty messages an hour are enough', async () => {
    await earlyInWindow()
    const { token } = await apply()
    const results = []
    for (let sent = 0; sent < 21; sent++) results.push(await writeOwn(scratch.database, token, 'Hello', site))
    expect(results.at(-2)).toBe('written')
    expect(results.at(-1)).toBe('enough')
  })

  test('a number we never ask for is refused in a message and comes back to its writer', async () => {
    const { id, token } = await apply()
    const form = new FormData()
    form.set('wish', 'message')
    form.set('words', 'It is 123-45-6789')
    const done = await doWish(scratch.database, token, form, site, mayMail)
    expect(done).toMatchObject({
      errors: { words: expect.any(String) },
      typed: { words: 'It is 123-45-6789' },
    })
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
  })

  test('nothing but the known buttons does anything', async () => {
    const { id, token } = await apply()
    for (const wish of [
      'approve',
      'allow:everything',
      'allow',
      '',
      'moved',
      'take-back:contact:x'.slice(0, 9),
    ]) {
      const form = new FormData()
      form.set('wish', wish)
      form.set('status', 'approved')
      await doWish(scratch.database, token, form, site, mayMail)
    }
    expect(await findByToken(scratch.database.db, token)).toMatchObject({ status: 'new', version: 1 })
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
  })

  test('the page shows where it stands, what was said, and from the team no name', async () => {
    const { token } = await apply()
    await writeOwn(scratch.database, token, 'Hello', site)
    const view = await ownView(scratch.database.db, token, site)
    expect(view).toMatchObject({
      about: 'Funding and approval program, Houston, TX',
      messages: [{ isMine: true, words: 'Hello' }],
    })
    expect(view?.keys.map(({ state }) => state)).toEqual(['at', 'open', 'open', 'open'])
    expect(view?.consents.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['contact', true],
      ['machine', false],
      ['news', false],
    ])
    expect(view?.consents[0]?.wording).toBe('As it was.')
  })

  test('without the yes to be contacted nobody promises to get in touch, until it is given again', async () => {
    const { token } = await apply()
    const standing = async () => (await ownView(scratch.database.db, token, site))?.keys ?? []
    const [received, talk] = await standing()
    expect(received?.text).toContain('usually answers within')
    // How to be reached was not chosen.
    expect(talk?.text).not.toContain('the way you chose')
    await takeBackOwn(scratch.database, token, 'contact')
    const [resting, , ...later] = await standing()
    expect(resting?.text).toMatch(/Nobody gets in touch.+“Work on my application” again/)
    expect(resting?.text).not.toContain('within')
    expect(later.map(({ state }) => state)).toEqual(['open', 'open'])
    await allowOwn(scratch.database, token, 'contact', site, '/applications/mine')
    expect((await standing())[0]?.text).toBe(received?.text)
  })

  test('a move that was undone changes neither the day it was received nor what is behind it', async () => {
    const { id, token } = await apply()
    const by = { actor: 'bob@keys.example', address: '' }
    const sentAt = new Date('2026-01-05T12:00:00Z')
    const { db } = scratch.database
    await db.updateTable('applications').set({ created_at: sentAt }).where('id', '=', id).execute()
    const before = (await ownView(db, token, site))?.keys
    expect(before?.[0]?.text).toContain('January 5, 2026')
    await moveApplication(scratch.database, { id, version: 1 }, 'contact', by)
    await undoChange(scratch.database, { id, version: 2 }, by)
    expect((await ownView(db, token, site))?.keys).toEqual(before)
    await withdrawOwn(scratch.database, token)
    const states = (await ownView(db, token, site))?.keys.map(({ state }) => state)
    expect(states).toEqual(['done', 'missed', 'missed', 'at'])
  })

  const wish = (token: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return doWish(scratch.database, token, form, site, mayMail)
  }
  const noticeOf = async (token: string) => {
    const view = await ownView(scratch.database.db, token, site)
    return view && storedNotice(view, site)
  }

  test('a message that is sent twice is stored once', async () => {
    const { id, token } = await apply()
    const typed = { wish: 'message', words: 'Wednesday works.', once: newId() }
    const twice = await Promise.all([wish(token, typed), wish(token, typed)])
    expect(twice).toEqual([{ isStored: true }, { isStored: true }])
    expect(await wish(token, typed)).toEqual({ isStored: true })
    const messages = async () =>
      (await listEvents(scratch.database.db, id)).filter(({ kind }) => kind === 'message').length
    expect(await messages()).toBe(1)
    // Gone back to and written anew, or from a page of its own.
    await wish(token, { ...typed, words: 'Or Thursday.' })
    await wish(token, { ...typed, once: newId() })
    expect(await messages()).toBe(3)
  })

  const corrected = (token: string, fields: Record<string, string>) =>
    wish(token, {
      wish: 'correct',
      fullName: 'Demo Avery',
      phone: '(713) 555-0118',
      email: 'avery@example.com',
      ...fields,
    })
  const machine = consentsIn('en').machine.label

  test('a yes to texts holds for the number it was given for; the same number in other signs keeps it', async () => {
    const { id, token } = await apply()
    await wish(token, { wish: 'allow:machine' })
    expect(await corrected(token, { phone: '+1 713-555-0118' })).toEqual({
      notice: 'Your contact data are corrected.',
    })
    expect(await given(id)).toEqual(['contact', 'machine'])
    const { notice } = await corrected(token, { phone: '808-555-0199' })
    expect(notice).toContain(`“${machine}” holds for one number`)
    expect(await given(id)).toEqual(['contact'])
    await wish(token, { wish: 'allow:machine' })
    expect(await given(id)).toEqual(['contact', 'machine'])
  })

  test('who asked for a text first and gave no yes to texts is not promised that way', async () => {
    const { id, token } = await apply()
    await scratch.database.db
      .updateTable('applications')
      .set({ reach_by: 'text' })
      .where('id', '=', id)
      .execute()
    const talk = async () => (await ownView(scratch.database.db, token, site))?.keys[1]?.text
    expect(await talk()).not.toContain('By the way you chose')
    await wish(token, { wish: 'allow:machine' })
    expect(await talk()).toContain('By the way you chose')
  })

  test('without a number nobody texts, no text was chosen, and no yes to it can be given', async () => {
    const { id, token } = await apply()
    await scratch.database.db
      .updateTable('applications')
      .set({ reach_by: 'text' })
      .where('id', '=', id)
      .execute()
    await corrected(token, { phone: '' })
    expect(await findByToken(scratch.database.db, token)).toMatchObject({ phone: null, reach_by: null })
    expect(await wish(token, { wish: 'allow:machine' })).toEqual({})
    expect(await given(id)).toEqual(['contact'])
    const page = await ownView(scratch.database.db, token, site)
    expect(page?.consents).toMatchObject([
      { kind: 'contact', isAsked: true, lacks: null },
      { kind: 'machine', isAsked: false, lacks: expect.stringContaining('phone number') },
      { kind: 'news', isAsked: true, lacks: null },
    ])
    expect(page?.keys[1]?.text).not.toContain('By the way you chose')
  })

  test('while nobody may get in touch, a yes to texts rests and a message says that it waits', async () => {
    const { token } = await apply()
    await wish(token, { wish: 'allow:machine' })
    await wish(token, { wish: 'take-back:contact' })
    const { label } = consentsIn('en').contact
    const page = await ownView(scratch.database.db, token, site)
    expect(page?.consents.find(({ kind }) => kind === 'machine')?.said).toContain(
      `Rests until you allow “${label}”`,
    )
    expect(await wish(token, { wish: 'message', words: 'Hello?' })).toEqual({ isStored: true })
    expect(await noticeOf(token)).toBe(
      `Your message is with us. We can answer only once you allow “${label}” again.`,
    )
    await wish(token, { wish: 'withdraw' })
    const closed = await ownView(scratch.database.db, token, site)
    expect(closed?.consents[0]).toMatchObject({ kind: 'contact', isGiven: false, isAsked: false })
  })

  test('its days are those of the site’s own clocks, as its times are', async () => {
    const { id, token } = await apply()
    const evening = new Date('2026-11-17T02:05:00Z')
    const { db } = scratch.database
    await db.updateTable('applications').set({ created_at: evening }).where('id', '=', id).execute()
    await db
      .updateTable('application_consents')
      .set({ given_at: evening })
      .where('application_id', '=', id)
      .execute()
    const page = await ownView(scratch.database.db, token, { ...site, timeZone: 'America/Chicago' })
    expect(page?.keys[0]?.text).toContain('November 16, 2026.')
    expect(page?.consents[0]?.said).toContain('Nov 16, 2026')
  })

  test('withdrawn, the yes to texts and calls by machine ends, and no other can be given', async () => {
    const { id, token } = await apply()
    await wish(token, { wish: 'allow:machine' })
    await wish(token, { wish: 'withdraw' })
    expect(await given(id)).toEqual(['contact'])
    const page = await ownView(scratch.database.db, token, site)
    expect(page?.consents).toMatchObject([
      { kind: 'contact', isAsked: true },
      { kind: 'machine', isGiven: false, isAsked: false },
      { kind: 'news', isAsked: true },
    ])
  })

  test('who is not to be contacted about what is closed hears to call, not to press a button that is not there', async () => {
    const { token } = await apply()
    await wish(token, { wish: 'withdraw' })
    await wish(token, { wish: 'take-back:contact' })
    await wish(token, { wish: 'message', words: 'Hello?' })
    const notice = await noticeOf(token)
    expect(notice).toContain(`please call ${site.phone}`)
    expect(notice).not.toContain('allow')
  })

  test('withdrawn, nothing is still to come', async () => {
    const { token } = await apply()
    await withdrawOwn(scratch.database, token)
    const view = await ownView(scratch.database.db, token, site)
    expect(view).toMatchObject({ isClosed: true, isWithdrawn: true })
    expect(view?.keys.map(({ state }) => state)).toEqual(['done', 'missed', 'missed', 'at'])
  })

  test('the download holds everything kept about it, and no key of ours', async () => {
    const { token } = await apply()
    const file = await ownFile(scratch.database.db, token, site)
    expect(file?.content).toMatchObject({
      answers: { fullName: 'Demo Avery', adults: 2 },
      consents: [{ kind: 'Work on my application', wording: 'As it was.' }],
      timeline: [{ what: 'received', by: 'you' }],
    })
    expect(JSON.stringify(file)).not.toContain(hashToken('application', token))
  })

  test('the download speaks the language of the page, and names nobody of the team', async () => {
    const { id, token } = await apply()
    await correctOwn(
      scratch.database,
      token,
      { full_name: 'Demo B', email: null, phone: '7135550199' },
      { site, mayMail },
    )
    await takeBackOwn(scratch.database, token, 'contact')
    const by = { actor: 'bob@keys.example', address: '' }
    const to = { id: newId(), email: 'bob@keys.example' }
    await scratch.database.db
      .insertInto('admin_users')
      .values({ ...to, name: 'Bob', role: 'owner' })
      .execute()
    await assignApplication(scratch.database, { id, version: 2 }, to, by)
    const file = await ownFile(scratch.database.db, token, { ...site, language: 'es' })
    expect(file?.content).toMatchObject({
      formulario: '/es/forms/funding',
      programa: 'Fondos y aprobación',
      respuestas: { ingresos: 'Menos de $2,500' },
      situación: 'Nueva',
      historial: [
        { qué: 'recibida', a: 'Nueva' },
        { qué: 'datos corregidos', datos: { cambiada: ['nombre', 'correoElectrónico', 'teléfono'] } },
        { qué: 'permiso', datos: { tipo: 'Trabajar en mi solicitud', estáDado: false } },
        { qué: 'asignada', quién: 'equipo', datos: { a: 'equipo' } },
      ],
    })
    expect(JSON.stringify(file)).not.toMatch(/bob@|received|full_name|assigned|below/)
  })

  test('a letter that still waits is not sent after the yes or the application was taken back', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const takesBack = {
      yes: (token: string) => takeBackOwn(database, token, 'contact'),
      application: (token: string) => withdrawOwn(database, token),
    }
    for (const end of Object.values(takesBack)) {
      const { id, token } = await apply()
      const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
      const events = [
        await mailApplication(database, id, letter, by),
        await mailApplication(database, id, letter, by),
      ]
      const [waiting, gone] = events
      await markSent(database, { id: gone ?? '', to: 'avery@example.com' }, new Date())
      await end(token)
      const left = await database.db.selectFrom('mail_queue').select('id').where('id', 'in', events).execute()
      expect(left).toEqual([{ id: gone }])
      const timeline = await listEvents(database.db, id)
      expect(timeline.filter(({ facts }) => 'isDropped' in facts).map((one) => one.id)).toEqual([waiting])
      expect((await ownView(database.db, token, site))?.messages.map((one) => one.id)).toEqual([gone])
    }
  })

  test('a letter written at the moment the yes is taken back is not sent', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    const queued = async (id: string) =>
      await database.db
        .selectFrom('mail_queue')
        .innerJoin('application_events', 'application_events.id', 'mail_queue.id')
        .select('mail_queue.id')
        .where('application_id', '=', id)
        .execute()
    const [early, late] = [await apply(), await apply()]
    await crossing(
      database,
      (held) => mailApplication(held, early.id, letter, by),
      (other) => takeBackOwn(other, early.token, 'contact'),
    )
    expect(await queued(early.id)).toEqual([])
    const [, sent] = await crossing(
      database,
      (held) => takeBackOwn(held, late.token, 'contact'),
      (other) => mailApplication(other, late.id, letter, by),
    )
    expect(sent).toBeNull()
    expect(await queued(late.id)).toEqual([])
  })

  test('a letter that was never sent is no first contact once the yes was taken back', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    await mailApplication(database, id, letter, { actor: 'bob@keys.example', address: '' })
    expect((await findByToken(database.db, token))?.first_contact_at).toBeInstanceOf(Date)
    await takeBackOwn(database, token, 'contact')
    expect((await findByToken(database.db, token))?.first_contact_at).toBeNull()
  })

  test('what is written at the moment of an erasure is erased with it', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const url = 'https://hook.example/'
    const hook = { id: newId(), url, secret: 's', events: '["application.moved"]', actor: by.actor }
    await database.db.insertInto('webhooks').values(hook).execute()
    const { id, token } = await apply()
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    const erase = (held: typeof database) => deleteOwn(held, token)
    const [event] = await crossing(database, (held) => mailApplication(held, id, letter, by), erase)
    expect(await database.db.selectFrom('mail_queue').select('id').where('id', '=', event).execute()).toEqual(
      [],
    )
    const second = await apply()
    const seen = { id: second.id, version: 1 }
    const [moved] = await crossing(
      database,
      (held) => moveApplication(held, seen, 'contact', by),
      (held) => deleteOwn(held, second.token),
    )
    expect(moved).not.toBeNull()
    expect(
      await database.db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('subject_id', '=', second.id)
        .execute(),
    ).toEqual([])
  })

  test('what comes at the moment of an erasure finds nothing to be written to', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    const writes = [
      (id: string) => mailApplication(database, id, letter, by),
      (id: string) => addRemark(database, id, { kind: 'note', words: 'x' }, by),
      (_: string, token: string) => writeOwn(database, token, 'Hello', site),
      (_: string, token: string) => allowOwn(database, token, 'machine', site, '/applications/mine'),
    ]
    for (const write of writes) {
      const { id, token } = await apply()
      const [, written] = await crossing(
        database,
        (held) => deleteOwn(held, token),
        async () => await write(id, token),
      )
      expect(written).toBeNull()
    }
  })

  test('texts and calls by machine taken back, a letter still goes out', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    await allowOwn(database, token, 'machine', site, '/applications/mine')
    const letter = { template: 'call', subject: 's', text: 't', html: 'h' }
    const event = await mailApplication(database, id, letter, { actor: 'bob@keys.example', address: '' })
    await takeBackOwn(database, token, 'machine')
    expect(
      await database.db.selectFrom('mail_queue').select('id').where('id', '=', event).execute(),
    ).toHaveLength(1)
  })

  test('deleted, its rows and its queued mails are gone; the log says that it was and nothing else', async () => {
    const { id, token } = await apply()
    const [event] = await listEvents(scratch.database.db, id)
    const words = {
      subject: 's',
      text: 't',
      html: 'h',
      to: 'avery@example.com',
      kind: 'application-received',
    } as const
    await queueMail(scratch.database.db, { ...words, id })
    await queueMail(scratch.database.db, { ...words, id: event?.id })
    const row = await deleteOwn(scratch.database, token)
    expect(await findByToken(scratch.database.db, token)).toBeNull()
    for (const table of ['application_events', 'application_consents'] as const)
      expect(
        await scratch.database.db.selectFrom(table).selectAll().where('application_id', '=', id).execute(),
      ).toEqual([])
    const mails = await scratch.database.db
      .selectFrom('mail_queue')
      .select('id')
      .where('id', 'in', [id, event?.id ?? ''])
      .execute()
    expect(mails).toEqual([])
    const audit = await scratch.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'application.erase')
      .execute()
    expect(audit.at(-1)).toMatchObject({ actor: 'applicant', facts: { reference: row?.reference } })
    expect(JSON.stringify(audit)).not.toContain('Avery')
    expect(await deleteOwn(scratch.database, token)).toBeNull()
  })

  test('deleted, what was mailed to the same address to go on elsewhere is gone with its mail, and nobody else’s', async () => {
    const { db } = scratch.database
    const { token } = await apply()
    const [hers, byPhone, others, strangers, unnamed] = [newId(), newId(), newId(), newId(), newId()]
    const all = [hers, byPhone, others, strangers, unnamed]
    for (const [id, email, written] of [
      [hers, 'Avery@Example.com', { fullName: 'demo  avery' }],
      [byPhone, 'avery@example.com', { fullName: 'A.', phone: '713-555-0118' }],
      [others, 'avery.two@example.com', { fullName: 'Demo Avery' }],
      // Whose address somebody else wrote down, or who shares a helper's.
      [strangers, 'avery@example.com', { fullName: 'Somebody Else', phone: '(713) 555-0199' }],
      [unnamed, 'avery@example.com', { words: 'Mine.' }],
    ] as const) {
      const answers = JSON.stringify(written)
      const draft = { form: 'funding', answers, expires_at: new Date(Date.now() + 1e6) }
      await db
        .insertInto('application_drafts')
        .values({ ...draft, id, email, token_hash: id })
        .execute()
      const words = { subject: 's', text: 't', html: 'h' }
      await queueMail(db, { ...words, id, to: email, kind: 'application-draft' })
    }
    await deleteOwn(scratch.database, token)
    for (const table of ['application_drafts', 'mail_queue'] as const)
      expect(
        (await db.selectFrom(table).select('id').where('id', 'in', all).execute()).map(({ id }) => id).sort(),
        table,
      ).toEqual([others, strangers, unnamed].sort())
    const log = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', hers).execute()
    expect(log).toMatchObject([{ action: 'application.erase-draft', actor: 'applicant' }])
  })

  test('after a correction of name, number and address, what was begun under the earlier ones still goes with it', async () => {
    const { db } = scratch.database
    const { token } = await apply()
    const [own, another] = [newId(), newId()]
    for (const [id, fullName] of [
      [own, 'Demo Avery'],
      [another, 'Somebody Else'],
    ] as const) {
      const answers = JSON.stringify({ fullName, words: 'Begun.' })
      const draft = { form: 'preapproval', answers, expires_at: new Date(Date.now() + 1e6) }
      await db
        .insertInto('application_drafts')
        .values({ ...draft, id, email: 'avery@example.com', token_hash: id })
        .execute()
    }
    const drafts = async () =>
      (
        await db.selectFrom('application_drafts').select('id').where('id', 'in', [own, another]).execute()
      ).map(({ id }) => id)
    const contact = { full_name: 'Avery Demo-Stone', email: 'later@example.com', phone: '(713) 555-0177' }
    await correctOwn(scratch.database, token, contact, { site, mayMail })
    await correctOwn(scratch.database, token, { ...contact, email: 'last@example.com' }, { site, mayMail })
    expect((await drafts()).toSorted()).toEqual([own, another].toSorted())
    await deleteOwn(scratch.database, token)
    expect(await drafts()).toEqual([another])
  })
})
