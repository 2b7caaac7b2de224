import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { hourMs } from '../../platform/duration.ts'
import { foundBy } from '../found-by.ts'
import { findApplication } from '../queries.server.ts'
import { type ApplicationList, listHref, parseList } from './application-list.ts'
import { findCommonness } from './commonness-queries.server.ts'
import { listOthersOf } from './detail-queries.server.ts'
import { countForTab, countLists, listApplications } from './list-queries.server.ts'
import { queueLines } from './load-inbox.server.ts'
import { searchApplications } from './search-queries.server.ts'
import { searchWords } from './search-words.ts'

const clock = { now: new Date('2026-11-16T18:00:00Z'), today: '2026-11-16' }
const agent = newId()

type Columns = NonNullable<Parameters<typeof applicationRow>[0]>

function named(name: string, hoursAgo: number, columns: Columns = {}) {
  const row = applicationRow({
    full_name: name,
    created_at: new Date(clock.now.getTime() - hoursAgo * hourMs),
    ...columns,
  })
  return { ...row, ...foundBy(row) }
}

const rows = [
  named('Old', 50),
  named('Fresh', 1, { words: 'Lost my job at the bakery.', phone: '(713) 555-0118', reference: 'K7M-4Q2X' }),
  named('Later', 3, { follow_up: '2026-11-20', email: 'zoë@example.org', place: 'Pecos, TX' }),
  named('Late', 30, { follow_up: '2026-11-14', assigned_to: agent }),
  named('Today', 40, { follow_up: '2026-11-16', status: 'contacted' }),
  named('Done', 60, { follow_up: '2026-11-01', status: 'approved', state_code: 'MA', program: 'kit' }),
  named('Casino', 2, { is_spam: true, words: '100% "free" money_now' }),
  named('José García', 95, {
    status: 'closed',
    closed_reason: 'no-answer',
    phone: '(713) 555-0142',
    place: 'Peñitas TX',
    words: 'My sister is at 956 555 0177, evicted 2019-2020. Owe $1,850/month. O’Brien, Đặng',
  }),
  named('Fresh again', 90, {
    phone: '+1 713-555-0118',
    email: null,
    status: 'closed',
    closed_reason: 'no-answer',
    source_page: '/city/houston-tx',
  }),
]

onBothEngines((scratch) => {
  let database: Database
  beforeAll(async () => {
    database = scratch.database
    for (const row of rows) await database.db.insertInto('applications').values(row).execute()
    const account = { id: agent, name: 'Agent', email: 'agent@example.com', role: 'agent' } as const
    await database.db.insertInto('admin_users').values(account).execute()
  })
  const names = async (list: Partial<ApplicationList>, limit = 10) => {
    const found = await listApplications(database.db, { name: 'new', filter: {}, ...list }, clock, limit)
    return found.rows.map(({ name }) => name)
  }
  const found = async (typed: string) => {
    const { ids } = await searchApplications(database, searchWords(typed).parts, 20)
    return ids.map((id) => rows.find((row) => row.id === id)?.full_name)
  }

  test('late ones stand first, then by day, then the newest', async () => {
    expect(await names({})).toEqual(['Late', 'Later', 'Fresh', 'Old'])
    expect(await names({ name: 'spam' })).toEqual(['Casino'])
  })

  test('whoever has a day is due on it, however far the application is, and its line says so', async () => {
    const later = named('Not now', 200, {
      follow_up: '2026-11-15',
      status: 'closed',
      closed_reason: 'not-now',
    })
    await database.db.insertInto('applications').values(later).execute()
    expect(await names({ name: 'due' })).toEqual(['Done', 'Late', 'Not now', 'Today'])
    const page = await listApplications(database.db, { name: 'due', filter: {} }, clock, 10)
    const lines = await queueLines(database.db, page.rows, '', clock.today)
    expect(lines.map(({ due }) => due?.text)).toEqual(['15 days late', '2 days late', '1 day late', 'today'])
    await database.db.deleteFrom('applications').where('id', '=', later.id).execute()
  })

  test('page follows page with nothing left out and nothing twice, whatever the size', async () => {
    for (const limit of [1, 2, 3]) {
      const seen: string[] = []
      let list: ApplicationList | null = { name: 'new', filter: {} }
      while (list) {
        const page = await listApplications(database.db, list, clock, limit)
        seen.push(...page.rows.map(({ name }) => name))
        // By way of the address, as a link does it.
        list = page.next && parseList(new URL(listHref({ ...list, after: page.next }), 'http://inbox'))
      }
      expect(seen).toEqual(['Late', 'Later', 'Fresh', 'Old'])
    }
  })

  test('a list is narrowed by program, state, page, who has it and what is due', async () => {
    expect(await names({ name: 'approved', filter: { program: 'kit', state: 'MA' } })).toEqual(['Done'])
    expect(await names({ name: 'approved', filter: { state: 'TX' } })).toEqual([])
    expect(await names({ name: 'closed', filter: { source: '/city/houston-tx' } })).toEqual(['Fresh again'])
    expect(await names({ filter: { assigned: agent } })).toEqual(['Late'])
    expect(await names({ filter: { assigned: 'nobody' } })).toEqual(['Later', 'Fresh', 'Old'])
    expect(await names({ filter: { assigned: 'nonsense' } })).toEqual([])
    expect(await names({ filter: { isDue: true } })).toEqual(['Late'])
    expect(await names({ filter: { isWaiting: true } })).toEqual(['Late', 'Old'])
  })

  test.each([{ disabled: true }, { role: 'editor' as const }])(
    'what an agent had who has left (%o) is found under nobody',
    async (left) => {
      const agents = database.db.updateTable('admin_users').where('id', '=', agent)
      await agents.set(left).execute()
      expect(await names({ filter: { assigned: 'nobody' } })).toEqual(['Late', 'Later', 'Fresh', 'Old'])
      await agents.set({ disabled: false, role: 'agent' }).execute()
    },
  )

  test('what few chose is read at once, page by page in the order of the list', async () => {
    const state = 'WY'
    const chosen = [
      named('Undated', 4, { state_code: state }),
      named('Undated before', 8, { state_code: state }),
      named('Dated', 9, { state_code: state, follow_up: '2026-12-01' }),
      named('Elsewhere', 7, { state_code: state, status: 'contacted' }),
      named('Casino again', 6, { state_code: state, is_spam: true }),
    ]
    for (const row of chosen) await database.db.insertInto('applications').values(row).execute()
    const seen: string[] = []
    let list: ApplicationList | null = { name: 'new', filter: { state } }
    while (list) {
      // One row would be read at a time, and most pages be empty, were it more than a few.
      const page = await listApplications(database.db, list, clock, 2, 1)
      expect(page.rows.length).toBeGreaterThan(0)
      seen.push(...page.rows.map(({ name }) => name))
      list = page.next && parseList(new URL(listHref({ ...list, after: page.next }), 'http://inbox'))
    }
    expect(seen).toEqual(['Dated', 'Undated', 'Undated before'])
    expect(await names({ name: 'spam', filter: { state } })).toEqual(['Casino again'])
    expect(await names({ name: 'due', filter: { state } })).toEqual([])
    for (const { id } of chosen) await database.db.deleteFrom('applications').where('id', '=', id).execute()
  })

  test('a filter that no index knows reads a part of the list at once, and page follows page to its end', async () => {
    const seen: string[] = []
    let list: ApplicationList | null = { name: 'new', filter: { assigned: 'nobody' } }
    let pages = 0
    while (list) {
      const page = await listApplications(database.db, list, clock, 10, 1)
      seen.push(...page.rows.map(({ name }) => name))
      list = page.next && parseList(new URL(listHref({ ...list, after: page.next }), 'http://inbox'))
      pages++
    }
    expect(seen).toEqual(['Later', 'Fresh', 'Old'])
    expect(pages).toBeGreaterThan(4)
  })

  test('the tab of the inbox says how many are new', async () => {
    expect(await countForTab(database.db)).toBe('4')
  })

  test('every list has its count, and so has the day', async () => {
    expect(await countLists(database.db, clock)).toEqual({
      new: 4,
      contacted: 1,
      'in-progress': 0,
      approved: 1,
      closed: 2,
      spam: 1,
      due: 3,
      unanswered: 0,
      waiting: 2,
    })
  })

  test('who was called or written to does not wait any more, though nobody moved the application', async () => {
    const called = named('Called', 70, { first_contact_at: clock.now })
    await database.db.insertInto('applications').values(called).execute()
    expect(await names({ filter: { isWaiting: true } })).toEqual(['Late', 'Old'])
    expect(await countLists(database.db, clock)).toMatchObject({ new: 5, waiting: 2 })
    await database.db.deleteFrom('applications').where('id', '=', called.id).execute()
  })

  test('an example waits for nobody', async () => {
    const example = named('Example', 70, { is_demo: true })
    await database.db.insertInto('applications').values(example).execute()
    expect(await names({ filter: { isWaiting: true } })).toEqual(['Late', 'Old'])
    expect(await countLists(database.db, clock)).toMatchObject({ new: 5, waiting: 2 })
    await database.db.deleteFrom('applications').where('id', '=', example.id).execute()
  })

  test.each([
    ['fresh', ['Fresh', 'Fresh again']],
    ['resh aga', ['Fresh again']],
    ['BAKERY', ['Fresh']],
    ['bakery job', ['Fresh']],
    ['bakery pecos', []],
    ['pecos', ['Later']],
    ['ZOË@EXAMPLE', ['Later']],
    ['555-011', ['Fresh', 'Fresh again']],
    ['(713) 555-0118', ['Fresh', 'Fresh again']],
    ['(713) 555-0118 x4', ['Fresh', 'Fresh again']],
    ['+1 713 555 0118', ['Fresh', 'Fresh again']],
    ['k7m4q2x', ['Fresh']],
    ['K7M-4Q', ['Fresh']],
    ['100% "free"', ['Casino']],
    ['money_n', ['Casino']],
    ['moneyxn', []],
    ['garcia', ['José García']],
    ['\u202agarcia\u200b', ['José García']],
    ['\u202a(713) 555-0118\u202c', ['Fresh', 'Fresh again']],
    ['jose', ['José García']],
    ['García, José', ['José García']],
    ['Peñitas, TX', ['José García']],
    ['penitas tx.', ['José García']],
    ['josé 713-555-0142', ['José García']],
    ['(713) 555-0142 garcia', ['José García']],
    ['garcia +1 713 555 0142', ['José García']],
    ['garcia 555-0142', ['José García']],
    ['956.555.0177', ['José García']],
    ['2019-2020', ['José García']],
    ['$1,850', ['José García']],
    ['1,850', ['José García']],
    ["o'brien dang", ['José García']],
    ["' or 1=1 --", []],
    ['"* NOT', []],
  ])('searching for %s finds %j, whatever their status', async (typed, expected) => {
    expect((await found(typed)).toSorted()).toEqual(expected.toSorted())
  })

  test('a search finds every application that holds all parts, be they common or rare, and no other', async () => {
    const said = Array.from({ length: 400 }, (_, number) => oddWords(number))
    const many = said.map((words, number) => named(`Robin Renter${number}`, 1000 - number, { words }))
    for (const row of many) await database.db.insertInto('applications').values(row).execute()
    for (let turn = 0; turn < 80; turn++) {
      const typed = partsOf(said[(turn * 37) % said.length] ?? '', turn)
      const { parts } = searchWords(typed)
      const fitting = many.filter(({ search_text }) => parts.every((part) => search_text.includes(part)))
      const { ids } = await searchApplications(database, parts, many.length + rows.length)
      const others = rows.map(({ id }) => id)
      expect(
        ids.filter((id) => !others.includes(id)),
        typed,
      ).toEqual(fitting.map(({ id }) => id).reverse())
    }
    for (const { id } of many) await database.db.deleteFrom('applications').where('id', '=', id).execute()
  })

  test('the newest that fit are shown first, though older ones came in later, by an import', async () => {
    const late = [1, 3, 2, 4].map((hours) => named(`Zanzibar ${hours}`, hours))
    for (const row of late) await database.db.insertInto('applications').values(row).execute()
    const { ids, isMore } = await searchApplications(database, ['zanzibar'], 3)
    expect(ids.map((id) => late.find((row) => row.id === id)?.full_name)).toEqual([
      'Zanzibar 1',
      'Zanzibar 2',
      'Zanzibar 3',
    ])
    expect(isMore).toBe(true)
    for (const { id } of late) await database.db.deleteFrom('applications').where('id', '=', id).execute()
  })

  test('what is common is read once, and again behind those who search an hour later', async () => {
    const first = await findCommonness(database.db)
    expect(await findCommonness(database.db)).toBe(first)
    const later = Date.now() + hourMs
    expect(await findCommonness(database.db, later)).toBe(first)
    await expect.poll(() => findCommonness(database.db, later)).not.toBe(first)
  })

  test('what was corrected is found by its new words, what is deleted not at all', async () => {
    const row = named('Corrected', 5)
    await database.db.insertInto('applications').values(row).execute()
    await database.db
      .updateTable('applications')
      .set({ search_text: 'quite different' })
      .where('id', '=', row.id)
      .execute()
    expect((await searchApplications(database, ['corrected'], 5)).ids).toEqual([])
    expect((await searchApplications(database, ['different'], 5)).ids).toEqual([row.id])
    await database.db.deleteFrom('applications').where('id', '=', row.id).execute()
    expect((await searchApplications(database, ['different'], 5)).ids).toEqual([])
  })

  test('earlier applications of the same person are found by mail or by phone, however it is written', async () => {
    const fresh = await findApplication(database.db, rows[1]?.id ?? '')
    if (!fresh) throw new Error('gone')
    const others = await listOthersOf(database.db, { ...fresh, email: null })
    expect(others.map(({ id, by }) => [rows.find((row) => row.id === id)?.full_name, by])).toEqual([
      ['Fresh again', 'phone'],
    ])
    const byMail = await listOthersOf(database.db, { ...fresh, phone: null, email: 'zoë@example.org' })
    expect(byMail).toMatchObject([{ by: 'email', place: 'Pecos, TX' }])
    const inCapitals = await listOthersOf(database.db, { ...fresh, phone: null, email: 'ZOË@Example.ORG' })
    expect(inCapitals).toMatchObject([{ by: 'email', place: 'Pecos, TX' }])
    const extended = await listOthersOf(database.db, { ...fresh, email: null, phone: '713.555.0118 ext. 4' })
    expect(extended).toMatchObject([{ by: 'phone' }])
  })
})

/** Words that many use and words that few use, with signs that mean something to one of the databases. */
function oddWords(number: number) {
  const common = [
    'eviction',
    'zoë',
    'o’brien-smith',
    '100%',
    'money_now',
    '"free"',
    'back\\slash',
    '日本語です',
    'the',
  ]
  const rare = [`case${number}.`, `${(number * 7919) % 10_007}`, `mail${number % 50}@example.com`]
  return [...common.filter((_, place) => (number * 13 + place * 7) % 5 < 2), ...rare].join(' ')
}

/** One to three words of it, whole or cut. */
function partsOf(text: string, turn: number) {
  const words = text.split(' ')
  const some = words.filter((_, place) => (place + turn) % 3 === 0).slice(0, 1 + (turn % 3))
  return some.map((word) => (turn % 2 === 0 ? word : word.slice(turn % 3))).join(' ')
}

test('what is too short for the index is said, not guessed', () => {
  expect(searchWords('Li')).toEqual({ parts: [], leftOut: ['li'] })
  expect(searchWords('Ann Li')).toEqual({ parts: ['ann'], leftOut: ['li'] })
  expect(searchWords('71')).toEqual({ parts: [], leftOut: ['71'] })
})

test('the address of a list is read as it was written, and nothing else is taken for one', () => {
  const list: ApplicationList = {
    name: 'in-progress',
    filter: { program: 'kit', state: 'TX', source: '/a b', assigned: 'nobody', isDue: true },
    after: { day: '2026-11-16', id: newId() },
  }
  expect(parseList(new URL(listHref(list), 'http://inbox'))).toEqual(list)
  const id = newId()
  expect(parseList(new URL(listHref(list, id), 'http://inbox'))).toEqual({ ...list, id })
  const noDay = `/admin/applications/new?after=0000-00-00-${id}`
  for (const path of [
    noDay,
    '/admin/applications/lost',
    '/admin/applications/new?after=1',
    '/admin/articles/new',
  ])
    expect(parseList(new URL(path, 'http://inbox'))).toBeNull()
})
