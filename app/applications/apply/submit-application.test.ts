import { expect, test } from 'vitest'
import { utcDay } from '../../analytics/period.ts'
import { listStagesOf } from '../../analytics/stage-queries.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { articleRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { newToken } from '../../platform/secret-token.server.ts'
import { earlyInWindow } from '../../platform/testing/early-in-window.ts'
import type { FormName } from '../../site/forms.ts'
import { defaultSite } from '../../site/site.ts'
import { consentsIn } from '../consents.ts'
import { isConfirmed } from '../private/confirmation-queries.server.ts'
import { findByToken, takeBackOwn } from '../private/own-queries.server.ts'
import { hashToken } from '../private/token.server.ts'
import { listConsents, listEvents } from '../queries.server.ts'
import { noAnswers } from './answers.ts'
import { limitsFor } from './application-limits.server.ts'
import {
  type DraftAnswers,
  eraseDraft,
  findDraft,
  insertDraft,
  removeExpiredDrafts,
} from './draft-queries.server.ts'
import { draftUntil } from './draft-until.ts'
import { keepDraft } from './keep-draft.server.ts'
import type { SentApplication } from './sent-application.ts'
import { submitApplication } from './submit-application.server.ts'

const secret = 'one secret'
const site = defaultSite('https://keys.example')
const earlier = () => new Date(Date.now() - 60_000)

onBothEngines((scratch) => {
  const intake = () => ({ database: scratch.database, secret, site, canMail: true })
  const filled = (change: Partial<SentApplication> = {}): SentApplication => ({
    form: 'funding',
    program: 'funding',
    answers: {
      ...noAnswers,
      fullName: 'Demo Avery',
      email: 'avery@example.com',
      phone: '(713) 555-0118',
      place: 'Houston, TX',
      adults: '2',
      challenges: 'Evictions',
    },
    yes: ['contact', 'news'],
    formToken: issueFormToken(secret, earlier()),
    honeypot: '',
    stateCode: 'TX',
    sourcePage: '/city/houston-tx',
    draft: '',
    limits: limitsFor(secret, undefined),
    isCounted: true,
    ...change,
  })
  const draftOf = (email: string, answers: DraftAnswers) => {
    const { formToken, limits } = filled()
    return { form: 'funding' as const, answers, email, formToken, limits }
  }
  const send = async (sent: SentApplication) => {
    const result = await submitApplication(intake(), sent)
    if (result.kind !== 'stored') throw new Error('Not stored')
    return result
  }
  const mails = () => scratch.database.db.selectFrom('mail_queue').selectAll().execute()

  test('an application is stored with its yeses, as they were worded, and the mails about it', async () => {
    const { token } = await send(filled())
    const row = await findByToken(scratch.database.db, token)
    expect(row).toMatchObject({
      status: 'new',
      program: 'funding',
      state_code: 'TX',
      source_page: '/city/houston-tx',
      challenges: ['Evictions'],
      is_spam: false,
    })
    const id = row?.id ?? ''
    const yes = await listConsents(scratch.database.db, id)
    expect(yes.map(({ kind, page }) => [kind, page])).toEqual(
      expect.arrayContaining([
        ['contact', '/forms/funding'],
        ['news', '/forms/funding'],
      ]),
    )
    expect(yes).toHaveLength(2)
    expect(yes[0]?.wording).toContain(site.brand)
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
    const confirmation = (await mails()).find((mail) => mail.id === id)
    expect(confirmation).toMatchObject({ kind: 'application-received', recipient: 'avery@example.com' })
    expect(confirmation?.text).toContain(row?.reference)
    expect(confirmation?.text).toContain(token)
    expect(confirmation?.text).not.toContain('Avery')
  })

  test('who applies in Spanish reads Spanish: each yes, the mails and their links; the team reads English', async () => {
    const spanish = { ...intake(), site: defaultSite('https://keys.example', 'es') }
    const email = 'es@example.com'
    const sent = await submitApplication(spanish, filled({ answers: { ...filled().answers, email } }))
    const row = sent.kind === 'stored' ? await findByToken(scratch.database.db, sent.token) : null
    expect(row?.language).toBe('es')
    const [yes] = await listConsents(scratch.database.db, row?.id ?? '')
    expect(yes).toMatchObject({
      page: '/es/forms/funding',
      wording: consentsIn('es')[yes?.kind ?? 'contact'].wording(site.brand),
    })
    await keepDraft(spanish, draftOf(email, {}), new Date())
    const got = (await mails()).filter(({ recipient }) => recipient === email)
    expect(got.map(({ html }) => html)).toEqual(Array(2).fill(expect.stringContaining('<html lang="es">')))
    const links = got.map(({ text }) => /keys\.example(\/[^?]*)\?key=/.exec(text)?.[1])
    expect(links.toSorted()).toEqual(['/es/applications/mine', '/es/applications/resume'])
    const [draft] = await scratch.database.db
      .selectFrom('application_drafts')
      .select('language')
      .where('language', '=', 'es')
      .execute()
    expect(draft).toBeDefined()
  })

  test('of an order of the kit the yes is stored as its form words it', async () => {
    const answers = { ...filled().answers, email: 'kit@example.com' }
    const sent = await send(filled({ form: 'diy-order', program: 'kit', answers, yes: ['contact'] }))
    const row = sent.kind === 'stored' ? await findByToken(scratch.database.db, sent.token) : null
    const { wording, version } = consentsIn('en', 'diy-order').contact
    expect(await listConsents(scratch.database.db, row?.id ?? '')).toMatchObject([
      { kind: 'contact', wording: wording(site.brand), wording_version: version },
    ])
  })

  test('sent again, and by many hands at once, it is one application with one link and one mail', async () => {
    const sent = filled({ answers: { ...filled().answers, email: 'twice@example.com' } })
    const results = await Promise.all([send(sent), send(sent), send(sent)])
    const again = await send(sent)
    expect(again.isRepeat).toBe(true)
    expect(new Set([...results, again].map(({ token }) => token)).size).toBe(1)
    expect((await mails()).filter(({ recipient }) => recipient === 'twice@example.com')).toHaveLength(1)
  })

  test('sent again with other answers, after a lost response, the first ones stay and its writer is told', async () => {
    const { db } = scratch.database
    const first = filled({ answers: { ...filled().answers, email: 'edited@example.com' } })
    const { token } = await send(first)
    const others: Partial<SentApplication>[] = [
      { answers: { ...first.answers, adults: '1' } },
      { answers: { ...first.answers, challenges: 'Evictions,Poor Credit' } },
      { answers: { ...first.answers, words: 'I start a new job.' } },
      { program: 'kit' },
      { yes: ['contact'] },
      { yes: ['contact', 'news', 'machine'] },
    ]
    for (const other of others)
      expect(await send({ ...first, ...other })).toMatchObject({ token, isRepeat: true, isFirstKept: true })
    expect(await send(first)).toMatchObject({ token, isRepeat: true, isFirstKept: false })
    const row = await findByToken(db, token)
    expect(row).toMatchObject({ adults: 2, challenges: ['Evictions'], program: 'funding', words: '' })
    const held = (await listConsents(db, row?.id ?? '')).filter(({ withdrawn_at }) => !withdrawn_at)
    expect(held.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'news'])
  })

  test('the same form again changes nothing that was chosen on the private page since', async () => {
    const { db } = scratch.database
    const sent = filled({ answers: { ...filled().answers, email: 'chosen@example.com' } })
    const { token } = await send(sent)
    await takeBackOwn(scratch.database, token, 'news')
    expect(await send(sent)).toMatchObject({ isRepeat: true, isFirstKept: false })
    const { id = '' } = (await findByToken(db, token)) ?? {}
    const held = (await listConsents(db, id)).filter(({ withdrawn_at }) => !withdrawn_at)
    expect(held.map(({ kind }) => kind)).toEqual(['contact'])
  })

  test('it is counted with its page, state and program, once; spam and who is not counted are not', async () => {
    const counted = async () =>
      (await listStagesOf(scratch.database.db, utcDay(Date.now()))).filter(({ path }) => path === '/about')
    const answers = { ...filled().answers, email: 'counted@example.com' }
    const sent = filled({ answers, sourcePage: '/about', program: 'kit' })
    await Promise.all([send(sent), send(sent)])
    await send(sent)
    await send(filled({ sourcePage: '/about', isCounted: false }))
    await send(filled({ sourcePage: '/about', honeypot: 'x', formToken: 'forged' }))
    expect(await counted()).toMatchObject([{ stage: 'sent', state: 'TX', program: 'kit', count: 1 }])
  })

  test('who names an article that never was comes from nowhere', async () => {
    const { db } = scratch.database
    await db
      .insertInto('articles')
      .values(articleRow({ slug: 'here', published: true }))
      .execute()
    const pages = await Promise.all(
      ['/articles/here', '/articles/made-up', '/es/articles/made-up', '/city/houston-tx'].map(
        async (sourcePage, number) => {
          const answers = { ...filled().answers, email: `page${number}@example.com` }
          const { token } = await send(filled({ answers, sourcePage }))
          return (await findByToken(db, token))?.source_page
        },
      ),
    )
    expect(pages).toEqual(['/articles/here', null, null, '/city/houston-tx'])
  })

  test('an application in capitals whose form got its token only when it was sent is no spam', async () => {
    const words = 'PLEASE CALL ME I WAS EVICTED IN MARCH AND NEED A HOME FOR MY KIDS SOON'
    const answers = { ...filled().answers, fullName: 'DEMO AVERY', place: 'HOUSTON, TX', words }
    const { token } = await send(filled({ answers, formToken: issueFormToken(secret) }))
    expect(await findByToken(scratch.database.db, token)).toMatchObject({
      is_spam: false,
      spam_flags: ['too-fast', 'all-capitals'],
    })
  })

  test('what a robot sends is kept among the spam, and nobody of the team is called', async () => {
    const before = (await mails()).filter(({ kind }) => kind === 'new-application').length
    const { token } = await send(filled({ honeypot: 'x', formToken: 'forged' }))
    expect(await findByToken(scratch.database.db, token)).toMatchObject({ is_spam: true, status: 'new' })
    expect((await mails()).filter(({ kind }) => kind === 'new-application')).toHaveLength(before)
  })

  test('spam does not use up the mails of an hour about new applications', async () => {
    await earlyInWindow()
    const { db } = scratch.database
    const owner = { id: newId(), name: 'Demo Owner', email: 'owner@example.com', role: 'owner' } as const
    await db.insertInto('admin_users').values(owner).execute()
    const limits = limitsFor(secret, '203.0.113.8')
    const from = (email: string) => ({ limits, answers: { ...filled().answers, email } })
    for (let number = 0; number < 5; number++)
      await send(filled({ ...from(`spam-${number}@example.com`), honeypot: 'x', formToken: 'forged' }))
    await send(filled(from('person@example.com')))
    const told = (await mails()).filter(({ kind }) => kind === 'new-application')
    expect(told.map(({ recipient }) => recipient)).toEqual(['owner@example.com'])
    await db.deleteFrom('admin_users').execute()
  })

  test('one network sends so many of one form in an hour, and still of another', async () => {
    await earlyInWindow()
    const limits = limitsFor(secret, '203.0.113.9')
    const kinds = []
    for (let number = 0; number < 11; number++) {
      const sent = filled({ limits, formToken: issueFormToken(secret, earlier()) })
      kinds.push((await submitApplication(intake(), sent)).kind)
    }
    expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(10)
    expect(kinds.at(-1)).toBe('limited')
    expect((await submitApplication(intake(), filled({ limits, form: 'preapproval' }))).kind).toBe('stored')
  })

  test('every posted step counts, also one that is refused', async () => {
    const { countPost } = limitsFor(secret, '203.0.113.10')
    const now = new Date()
    const waits = []
    for (let number = 0; number < 121; number++) waits.push(await countPost(scratch.database.db, now))
    expect(waits.slice(0, 120).every((wait) => wait === null)).toBe(true)
    expect(waits.at(-1)).toBeGreaterThan(0)
  })

  test('links to drafts use up no confirmation; who gets none is promised none', async () => {
    await earlyInWindow()
    const email = 'limited@example.com'
    const limits = { ...limitsFor(secret, undefined), network: 'library' }
    for (let sent = 0; sent < 4; sent++)
      await keepDraft(intake(), { ...draftOf(email, {}), limits }, new Date())
    const isMailed = []
    for (let sent = 0; sent < 5; sent++) {
      const { token } = await send(
        filled({
          answers: { ...filled().answers, email },
          formToken: issueFormToken(secret, earlier()),
          limits,
        }),
      )
      const row = await findByToken(scratch.database.db, token)
      isMailed.push(await isConfirmed(scratch.database.db, row?.id ?? ''))
    }
    expect(isMailed).toEqual([true, true, true, true, false])
  })

  test('a draft opens by the link in its mail alone, and goes when the application is sent', async () => {
    const answers = { fullName: 'Demo Avery', email: 'draft@example.com', step: 'home' }
    await keepDraft(intake(), draftOf('draft@example.com', answers), new Date())
    const mail = (await mails()).find(({ recipient }) => recipient === 'draft@example.com')
    const token = /key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await findDraft(scratch.database.db, token)).toMatchObject({ form: 'funding', answers })
    expect(await findDraft(scratch.database.db, `${token.slice(0, -1)}_`)).toBeNull()
    const rows = await scratch.database.db.selectFrom('application_drafts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await send(filled({ draft: token, formToken: issueFormToken(secret, earlier()) }))
    expect(await findDraft(scratch.database.db, token)).toBeNull()
    expect((await mails()).map(({ id }) => id)).not.toContain(mail?.id)
  })

  test('a draft whose link was opened before on the same device goes by its own address, name or number alone', async () => {
    const { db } = scratch.database
    const email = 'shared@example.com'
    const { answers } = filled()
    const own = { fullName: 'Demo Casey', phone: '(713) 555-0142', email }
    const sent = { ...answers, fullName: 'Demo Blake', phone: '(713) 555-0177', email: 'blake@example.com' }
    const isKept = async (change: Partial<typeof own>) => {
      const [id, token] = [newId(), newToken()]
      const tokenHash = hashToken('draft', token) ?? ''
      await insertDraft(
        db,
        { id, tokenHash, form: 'funding', language: 'en', answers: own, email },
        new Date(),
      )
      await queueMail(db, { id, kind: 'application-draft', to: email, subject: 's', text: 't', html: 'h' })
      await send(
        filled({
          answers: { ...sent, ...change },
          draft: token,
          formToken: issueFormToken(secret, earlier()),
        }),
      )
      const isQueued = (await mails()).some((mail) => mail.id === id)
      return [(await findDraft(db, token)) !== null, isQueued]
    }
    expect(await isKept({})).toEqual([true, true])
    expect(await isKept({ email: 'Shared@example.com' })).toEqual([false, false])
    expect(await isKept({ fullName: 'demo casey' })).toEqual([false, false])
    expect(await isKept({ phone: '713-555-0142' })).toEqual([false, false])
  })

  test('what was mailed to go on elsewhere goes with its mail when all of it was sent from here, and only then', async () => {
    const { db } = scratch.database
    const email = 'here@example.com'
    const answers = { ...filled().answers, email, words: 'I have a new job, from May on.' }
    const begun = { ...noAnswers, fullName: 'Demo Avery', email, phone: answers.phone, program: 'funding' }
    const keep = async (form: FormName, change: DraftAnswers) => {
      const id = newId()
      const kept = { ...begun, ...change, step: 'home', from: '' }
      await insertDraft(db, { id, tokenHash: id, form, language: 'en', answers: kept, email }, new Date())
      await queueMail(db, { id, kind: 'application-draft', to: email, subject: 's', text: 't', html: 'h' })
      return id
    }
    const gone = [
      await keep('funding', { adults: '2' }),
      await keep('funding', { challenges: 'Evictions', words: 'I have a new job' }),
    ]
    const left = [
      await keep('funding', { words: 'My dog is old.' }),
      await keep('funding', { challenges: 'Poor Credit' }),
      await keep('funding', { adults: '1' }),
    ]
    // Of two who share address and number each has a name; another form is another wish.
    left.push(await keep('funding', { fullName: 'Demo Blake' }), await keep('preapproval', {}))
    await send(filled({ answers: { ...answers, challenges: 'Evictions,Broken Leases' } }))
    const kept = await db.selectFrom('application_drafts').select('id').where('email', '=', email).execute()
    expect(kept.map(({ id }) => id).toSorted()).toEqual(left.toSorted())
    const queued = (await mails()).map(({ id }) => id)
    expect(queued).toEqual(expect.arrayContaining(left))
    expect(queued.filter((id) => gone.includes(id))).toEqual([])
  })

  test('who asked for the link twice erases both drafts by one of them, and nobody else’s', async () => {
    const { db } = scratch.database
    const keep = (letter: string, fullName: string) =>
      insertDraft(
        db,
        {
          tokenHash: hashToken('draft', letter.repeat(43)) ?? '',
          form: 'funding',
          language: 'en',
          answers: { fullName },
          email: 'twice@example.com',
        },
        new Date(),
      )
    await keep('f', 'Demo Avery')
    await keep('g', 'Demo Avery')
    await keep('h', 'Another Client')
    expect(await eraseDraft(scratch.database, 'g'.repeat(43))).toBe('funding')
    expect(await findDraft(db, 'f'.repeat(43))).toBeNull()
    expect(await findDraft(db, 'h'.repeat(43))).not.toBeNull()
  })

  test('whoever has its link erases a draft, and the log says that one was erased', async () => {
    const { db } = scratch.database
    const token = 'e'.repeat(43)
    const tokenHash = hashToken('draft', token) ?? ''
    const draft = { tokenHash, form: 'funding', language: 'en', answers: {}, email: 'e@example.com' } as const
    await insertDraft(db, draft, new Date())
    const row = await db
      .selectFrom('application_drafts')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    expect(await eraseDraft(scratch.database, 'x'.repeat(43))).toBeNull()
    expect(await eraseDraft(scratch.database, token)).toBe('funding')
    expect(await eraseDraft(scratch.database, token)).toBeNull()
    expect(await findDraft(db, token)).toBeNull()
    const log = await db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', row?.id ?? '')
      .execute()
    expect(log).toEqual([{ action: 'application.erase-draft' }])
  })

  test('a draft opens through all of the day until which it is kept', async () => {
    const now = new Date('2026-11-04T17:00:00Z')
    const inHouston = { ...intake(), site: { ...site, timeZone: 'America/Chicago' } }
    const email = 'until@example.com'
    await keepDraft(inHouston, draftOf(email, {}), now)
    const mail = (await mails()).find(({ recipient }) => recipient === email)
    const token = /key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mail?.text).toContain('until the end of November 18, 2026')
    const evening = new Date('2026-11-19T05:30:00Z')
    const draft = await findDraft(scratch.database.db, token, evening)
    expect(draft && draftUntil(draft.expiresAt, inHouston.site)).toBe('November 18, 2026')
    expect(await findDraft(scratch.database.db, token, new Date('2026-11-19T06:00:00Z'))).toBeNull()
  })

  test('a draft of fifteen days ago is not found, and the chore removes it', async () => {
    const token = 'a'.repeat(43)
    const then = new Date(Date.now() - 15 * 86_400_000)
    const tokenHash = hashToken('draft', token) ?? ''
    await insertDraft(
      scratch.database.db,
      { tokenHash, form: 'funding', language: 'en', answers: {}, email: '' },
      then,
    )
    expect(await findDraft(scratch.database.db, token)).toBeNull()
    await removeExpiredDrafts(scratch.database)
    const left = await scratch.database.db.selectFrom('application_drafts').selectAll().execute()
    expect(left.map(({ token_hash }) => token_hash)).not.toContain(tokenHash)
  })
})
