import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { forgetApplication } from '../forget-queries.server.ts'
import { ownFile } from '../private/own-file.server.ts'
import { writeOwn } from '../private/own-message-queries.server.ts'
import { takeBackOwn } from '../private/own-queries.server.ts'
import { ownView } from '../private/own-view.server.ts'
import { applying } from '../private/testing/applying.ts'
import { free } from '../private/testing/free.ts'
import { findApplication, listEvents } from '../queries.server.ts'
import { undoChange } from './change-queries.server.ts'
import { moveApplication } from './changes.server.ts'
import { openApplication } from './open-application.server.ts'
import { writeAnswer } from './write-answer.server.ts'

const site = defaultSite('https://keys.example')
const siteIn = async (language: 'en' | 'es') => ({ ...site, language })
const ada = { actor: 'ada@keys.example', address: '127.0.0.1' }

onBothEngines((scratch) => {
  const apply = applying(scratch)
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2))
  const write = async (token: string, words = 'When do you call?') => {
    await pause()
    expect(await writeOwn({ database: scratch.database, token, site, ...free }, words)).toBe('written')
  }
  const answer = async (id: string, words: string, { canMail = false, once = newId() } = {}) => {
    await pause()
    const form = new FormData()
    form.set('answer', words)
    form.set('once', once)
    return await writeAnswer(scratch.database, { siteIn, canMail }, id, form, ada)
  }
  const now = async (id: string) => await findApplication(scratch.database.db, id)
  const mailsAbout = async (id: string) =>
    await scratch.database.db
      .selectFrom('mail_queue')
      .innerJoin('application_events', 'application_events.id', 'mail_queue.id')
      .select(['mail_queue.kind', 'mail_queue.id', 'recipient', 'subject', 'text', 'html'])
      .where('application_id', '=', id)
      .execute()
  const opened = async (id: string, isMailSetUp = true) =>
    await openApplication(scratch.database, id, {
      site,
      viewer: ada.actor,
      today: '2026-11-19',
      secret: 'x',
      isMailSetUp,
      findRent: () => null,
    })

  test('without mail an answer stands last on the private page, from the team, in either language, and nobody waits any more', async () => {
    const { db } = scratch.database
    const { id, token } = await apply()
    await write(token)
    expect(await answer(id, 'On Friday.\r\n<b>At noon</b>')).toBe('answer')
    const { messages = [] } = (await ownView(db, token, site)) ?? {}
    expect(messages).toMatchObject([
      { isMine: true, words: 'When do you call?' },
      { isMine: false, by: `From the team of ${site.brand}`, words: 'On Friday.\n<b>At noon</b>' },
    ])
    expect(messages[1]?.at).toMatch(/\d{4}/)
    expect(JSON.stringify(messages)).not.toContain('ada@')
    const spanish = await ownView(db, token, await siteIn('es'))
    expect(spanish?.messages[1]?.by).toBe(`Del equipo de ${site.brand}`)
    expect(await now(id)).toMatchObject({ unanswered_since: null })
    expect(await mailsAbout(id)).toEqual([])
    expect((await opened(id))?.timeline[0]).toMatchObject({
      title: 'Answer on the private page by you',
      notice: 'No mail of its own tells them of it.',
    })
    const file = JSON.stringify(await ownFile(db, token, site))
    expect(file).toContain('<b>At noon</b>')
    expect(file).not.toContain('ada@')
    await write(token, 'Thank you.')
    expect((await now(id))?.unanswered_since).not.toBeNull()
  })

  test('a mail says that it waits and none of its words, one an hour, in the language of the application', async () => {
    const { database } = scratch
    const { id } = await apply()
    await database.db.updateTable('applications').set({ language: 'es' }).where('id', '=', id).execute()
    expect(await answer(id, 'Secret words.', { canMail: true })).toBe('answer-mailed')
    expect(await answer(id, 'More of them.', { canMail: true })).toBe('answer')
    const mails = await mailsAbout(id)
    expect(mails).toMatchObject([{ kind: 'application-answer', recipient: 'avery@example.com' }])
    expect(mails[0]?.text).toContain('Le espera en su página privada')
    expect(JSON.stringify(mails)).not.toContain('Secret words')
    expect((await opened(id))?.timeline.map(({ notice }) => notice).slice(0, 2)).toEqual([
      'No mail of its own tells them of it.',
      'A mail that tells them of it is on its way.',
    ])
    await database.change([], (trx) => forgetApplication(trx, id))
    const [{ id: mail } = { id: '' }] = mails
    expect(await database.db.selectFrom('mail_queue').select('id').where('id', '=', mail).execute()).toEqual(
      [],
    )
    expect(await listEvents(database.db, id)).toEqual([])
  })

  test('who takes the yes back is sent no mail about it; the answer still stands, and no other is stored', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    await write(token)
    await answer(id, 'On Friday.', { canMail: true })
    await takeBackOwn(database, token, 'contact')
    expect(await mailsAbout(id)).toEqual([])
    expect((await ownView(database.db, token, site))?.messages).toHaveLength(2)
    expect(await now(id)).toMatchObject({ unanswered_since: null })
    expect(await answer(id, 'One more thing.')).toMatchObject({
      answer: { words: 'One more thing.', error: expect.stringContaining('took back') },
    })
    expect((await ownView(database.db, token, site))?.messages).toHaveLength(2)
  })

  test('nothing, or more than fits, comes back to its writer as it was typed', async () => {
    const { id } = await apply()
    expect(await answer(id, ' \r\n ')).toMatchObject({ answer: { words: '', error: expect.any(String) } })
    const long = 'No. '.repeat(501).trim()
    expect(await answer(id, long)).toMatchObject({
      answer: { words: long, error: expect.stringContaining('2,000') },
    })
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
    expect(await answer(newId(), 'Hello')).toBe('gone')
  })

  test('sent twice it is stored, mailed of and logged once', async () => {
    const { db } = scratch.database
    const { id } = await apply()
    const once = newId()
    const sent = await Promise.all([1, 2].map(() => answer(id, 'Hello.', { canMail: true, once })))
    expect(sent).toContain('answer-mailed')
    expect(await listEvents(db, id)).toHaveLength(2)
    expect(await mailsAbout(id)).toHaveLength(1)
    const log = await db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(log).toEqual([{ action: 'application.message' }])
  })

  test('it is the first contact with who has written there, and not with who may never look', async () => {
    const [writer, silent] = [await apply(), await apply()]
    await write(writer.token)
    for (const { id } of [writer, silent]) await answer(id, 'Hello.')
    expect((await now(writer.id))?.first_contact_at).not.toBeNull()
    expect((await now(silent.id))?.first_contact_at).toBeNull()
    const moved = await moveApplication(scratch.database, { id: writer.id, version: 1 }, 'contact', ada)
    if (!moved || !('version' in moved)) throw new Error('Not moved')
    await undoChange(scratch.database, { id: writer.id, version: 2 }, ada)
    expect(await now(writer.id)).toMatchObject({ status: 'new', first_contact_at: expect.any(Date) })
  })
})
