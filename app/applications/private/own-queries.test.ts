import { expect, test } from 'vitest'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { defaultSite } from '../../site/site.ts'
import { createWebhook } from '../../webhooks/webhook-queries.server.ts'
import { consentsIn, wordingMark } from '../consents.ts'
import { undoChange } from '../inbox/change-queries.server.ts'
import { assignApplication, moveApplication } from '../inbox/changes.server.ts'
import { openApplication } from '../inbox/open-application.server.ts'
import { listConsents, listEvents } from '../queries.server.ts'
import { ownFile } from './own-file.server.ts'
import { writeOwn } from './own-message-queries.server.ts'
import { allowOwn, correctOwn, findByToken, takeBackOwn, withdrawOwn } from './own-queries.server.ts'
import { ownView } from './own-view.server.ts'
import { doWish } from './own-wish.server.ts'
import type { Said } from './private-link.ts'
import { saidNotice } from './said-notice.ts'
import { applying } from './testing/applying.ts'
import { free } from './testing/free.ts'
import { hashToken } from './token.server.ts'

const site = defaultSite('https://keys.example')
const markOf = (kind: ConsentKind) => wordingMark(consentsIn('en', 'funding')[kind].wording(site.brand))

onBothEngines((scratch) => {
  const apply = applying(scratch)
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

  test('a yes is taken back at once and given again in today’s words, each time kept', async () => {
    const { id, token } = await apply()
    await takeBackOwn(scratch.database, token, 'contact')
    expect(await given(id)).toEqual([])
    await allowOwn({ database: scratch.database, token, site }, 'contact', markOf('contact'))
    await allowOwn({ database: scratch.database, token, site }, 'contact', markOf('contact'))
    await allowOwn({ database: scratch.database, token, site }, 'machine', markOf('machine'))
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
    const tap = () => allowOwn({ database: scratch.database, token, site }, 'machine', markOf('machine'))
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
    await allowOwn({ database: scratch.database, token, site }, 'contact', page?.consents[0]?.mark ?? '')
    expect((await listConsents(scratch.database.db, id)).at(-1)?.wording).toBe(read)
  })

  test('a yes to words that changed while the page was open is not kept, and the page says why', async () => {
    const { id, token } = await apply()
    const opened = await ownView(scratch.database.db, token, { ...site, brand: 'Old Name' })
    for (const old of [`:${opened?.consents[1]?.mark}`, ':', ''])
      expect(await wish(token, { wish: `allow:machine${old}` })).toEqual({
        notice:
          'The words of “Text messages” have changed since you opened the page. Please read them again, then allow it.',
      })
    expect(await given(id)).toEqual(['contact'])
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
      await doWish({ database: scratch.database, token, site, ...free }, form)
    }
    expect(await findByToken(scratch.database.db, token)).toMatchObject({ status: 'new', version: 1 })
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
  })

  test('the page shows where it stands, what was said, and from the team no name', async () => {
    const { token } = await apply()
    await writeOwn({ database: scratch.database, token, site, ...free }, 'Hello')
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
    await allowOwn({ database: scratch.database, token, site }, 'contact', markOf('contact'))
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

  const wish = (token: string, fields: Record<string, string>, limits = free) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return doWish({ database: scratch.database, token, site, ...limits }, form)
  }
  const contact = { wish: 'correct', fullName: 'Demo Avery', phone: '7135550118', email: '' }

  test('a guess writes nothing, no count either', async () => {
    const counts = () => scratch.database.db.selectFrom('request_counts').selectAll().orderBy('key').execute()
    const before = await counts()
    const wishes: Record<string, string>[] = [
      contact,
      { wish: 'message', words: 'Hello' },
      { wish: 'withdraw' },
    ]
    for (const fields of wishes) expect(await wish(newId().padEnd(43, 'g'), fields)).toEqual({})
    expect(await wish(newId().padEnd(43, 'g'), { wish: `allow:contact:${markOf('contact')}` })).toEqual({})
    expect(await counts()).toEqual(before)
  })

  test('beyond the limit of a network nothing is kept, and what was typed comes back', async () => {
    const { id, token } = await apply()
    const no = async () => false
    const full = { ...free, mayWrite: no, mayChange: no }
    expect(await wish(token, { wish: 'message', words: 'Hello' }, full)).toMatchObject({
      errors: { words: expect.stringContaining('many messages in one hour') },
      typed: { words: 'Hello' },
    })
    expect(await wish(token, contact, full)).toMatchObject({
      errors: { fullName: expect.stringContaining('many changes in one day') },
      typed: { fullName: 'Demo Avery' },
    })
    expect(await wish(token, { wish: `allow:machine:${markOf('machine')}` }, full)).toHaveProperty('notice')
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
    expect(await wish(token, { wish: 'take-back:contact' }, full)).toEqual({ said: 'taken-back' })
    expect(await wish(token, { wish: 'withdraw' }, full)).toEqual({ said: 'withdrawn' })
  })

  const noticeOf = async (token: string, said: Said | undefined = 'message') => {
    const view = await ownView(scratch.database.db, token, site)
    return view && saidNotice(said, view, site)
  }

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
    await wish(token, { wish: `allow:machine:${markOf('machine')}` })
    const same = await corrected(token, { phone: '+1 713-555-0118' })
    expect(await noticeOf(token, same.said)).toBe('Your contact data are corrected.')
    expect(await given(id)).toEqual(['contact', 'machine'])
    const other = await corrected(token, { phone: '808-555-0199' })
    expect(await noticeOf(token, other.said)).toContain(`“${machine}” holds for one number`)
    expect(await given(id)).toEqual(['contact'])
    await wish(token, { wish: `allow:machine:${markOf('machine')}` })
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
    await wish(token, { wish: `allow:machine:${markOf('machine')}` })
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
    expect(await wish(token, { wish: `allow:machine:${markOf('machine')}` })).toEqual({})
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
    await wish(token, { wish: `allow:machine:${markOf('machine')}` })
    await wish(token, { wish: 'take-back:contact' })
    const { label } = consentsIn('en').contact
    const page = await ownView(scratch.database.db, token, site)
    expect(page?.consents.find(({ kind }) => kind === 'machine')?.said).toContain(
      `Rests until you allow “${label}”`,
    )
    expect(await wish(token, { wish: 'message', words: 'Hello?' })).toEqual({ said: 'message' })
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
    await wish(token, { wish: `allow:machine:${markOf('machine')}` })
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
      { database: scratch.database, token, site, ...free },
      { full_name: 'Demo B', email: null, phone: '7135550199' },
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

  test('a number that is taken away at the moment of a yes to texts leaves no yes to it', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    const contact = { full_name: 'Demo Avery', email: 'avery@example.com', phone: null }
    const [, allowed] = await crossing(
      database,
      (held) => correctOwn({ database: held, token, site, ...free }, contact),
      (other) => allowOwn({ database: other, token, site }, 'machine', markOf('machine')),
    )
    expect([allowed, await given(id)]).toEqual([null, ['contact']])
  })

  test('what was reached and how much was earned is told behind hundreds of later lines', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    const by = { actor: 'bob@keys.example', address: '' }
    await moveApplication(database, { id, version: 1 }, 'contact', by)
    const rows = Array.from({ length: 310 }, (_, n) => ({
      id: newId(),
      application_id: id,
      kind: 'note' as const,
      actor: by.actor,
      facts: '{}',
      created_at: new Date(Date.now() + 1000 + n),
    }))
    await database.db.insertInto('application_events').values(rows).execute()
    const last = await moveApplication(database, { id, version: 2 }, 'close', { ...by, reason: 'not-now' })
    const received = { facts: JSON.stringify({ incomeBounds: [1111, 2222] }) }
    await database.db
      .updateTable('application_events')
      .set(received)
      .where('application_id', '=', id)
      .where('kind', '=', 'received')
      .execute()
    expect(last).not.toBeNull()
    const keys = (await ownView(database.db, token, site))?.keys
    expect(keys?.filter(({ text }) => text.includes('Not reached'))).toHaveLength(1)
    const reader = {
      viewer: by.actor,
      today: '2026-11-18',
      secret: 'x',
      isMailSetUp: true,
      findRent: () => null,
    }
    const open = await openApplication(database, id, { site, ...reader })
    expect(open?.wants.find(({ label }) => label === 'Income')?.text).toContain('$1,111')
  })
})
