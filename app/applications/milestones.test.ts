import { expect, test } from 'vitest'
import { utcDay } from '../analytics/period.ts'
import { listStagesOf } from '../analytics/stage-queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow } from '../db/testing/rows.ts'
import { dayMs } from '../platform/duration.ts'
import { forgetApplication } from './forget-queries.server.ts'
import { undoChange } from './inbox/change-queries.server.ts'
import { flagSpam, moveApplication } from './inbox/changes.server.ts'
import { addRemark } from './inbox/contact-queries.server.ts'
import { countsOfChange } from './milestones.ts'

const ada = { actor: 'ada@example.com' }
const threeDaysAgo = new Date(Date.now() - 3 * dayMs)
const today = utcDay(Date.now())

onBothEngines((scratch) => {
  /** As if it had been sent here three days ago, from a page of its own. */
  const sent = async (page: string, columns: Parameters<typeof applicationRow>[0] = {}) => {
    const row = applicationRow({
      source_page: page,
      is_counted: true,
      created_at: threeDaysAgo,
      moved_at: threeDaysAgo,
      ...columns,
    })
    await scratch.database.db.insertInto('applications').values(row).execute()
    return { id: row.id, version: 1 }
  }
  const counted = async (page: string, day = today) =>
    (await listStagesOf(scratch.database.db, day))
      .filter(({ path, count }) => path === page && count !== 0)
      .map(({ stage, state, program, count }) => [stage, state, program, count])
  const move = async (seen: { id: string; version: number }, name: 'contact' | 'approve' | 'reopen') => {
    const moved = await moveApplication(scratch.database, seen, name, ada)
    if (!moved) throw new Error('not moved')
    return moved
  }

  test('first contact and first approval count on their day, with page, state and program, and once', async () => {
    const contacted = await move(await sent('/about'), 'contact')
    await addRemark(scratch.database, contacted.id, { kind: 'call', words: '' }, ada)
    const approved = await move(contacted, 'approve')
    await move(await move(approved, 'reopen'), 'approve')
    expect(await counted('/about')).toEqual([
      ['approved', 'TX', 'funding', 1],
      ['wait-week', 'TX', 'funding', 1],
    ])
  })

  test('a call that is noted is a first contact, and the move after it is none', async () => {
    const seen = await sent('/states', { program: 'kit', state_code: null })
    await addRemark(scratch.database, seen.id, { kind: 'note', words: 'Nobody was called.' }, ada)
    expect(await counted('/states')).toEqual([])
    await addRemark(scratch.database, seen.id, { kind: 'call', words: '' }, ada)
    await addRemark(scratch.database, seen.id, { kind: 'call', words: '' }, ada)
    await move(seen, 'contact')
    expect(await counted('/states')).toEqual([['wait-week', '', 'kit', 1]])
  })

  test('what is undone is not counted, and counts when it is done again', async () => {
    const contacted = await move(await sent('/terms'), 'contact')
    const approved = await move(contacted, 'approve')
    const undone = await undoChange(scratch.database, approved, ada)
    if (!undone) throw new Error('not undone')
    expect(await counted('/terms')).toEqual([['wait-week', 'TX', 'funding', 1]])
    await move(undone, 'approve')
    expect(await counted('/terms')).toContainEqual(['approved', 'TX', 'funding', 1])
  })

  test('flagged as spam it leaves the day it was sent, and comes back when it is none', async () => {
    const day = utcDay(threeDaysAgo.getTime())
    const flagged = await flagSpam(scratch.database, await sent('/privacy'), true, ada)
    expect(await counted('/privacy', day)).toEqual([['sent', 'TX', 'funding', -1]])
    if (!flagged) throw new Error('not flagged')
    await flagSpam(scratch.database, flagged, false, ada)
    expect(await counted('/privacy', day)).toEqual([])
  })

  test('what is erased was there all the same', async () => {
    const { id } = await move(await sent('/qualify'), 'contact')
    await scratch.database.change([], (trx) => forgetApplication(trx, id))
    expect(await counted('/qualify')).toEqual([['wait-week', 'TX', 'funding', 1]])
  })

  test('examples, imports and what was sent by somebody who is not counted never count', async () => {
    await move(await move(await sent('/diy-rental-kit', { is_counted: false }), 'contact'), 'approve')
    expect(await counted('/diy-rental-kit')).toEqual([])
  })
})

test('an application that was opened by the form alone counts under its form', () => {
  const plain = { form: 'funding', source_page: null, state_code: null, program: 'kit' }
  const application = {
    ...plain,
    is_counted: true,
    is_spam: false,
    created_at: threeDaysAgo,
    first_contact_at: null,
    first_approved_at: null,
  }
  expect(countsOfChange(null, application)).toEqual([
    {
      day: utcDay(threeDaysAgo.getTime()),
      path: '/forms/funding',
      state: '',
      program: 'kit',
      stage: 'sent',
      count: 1,
    },
  ])
  expect(countsOfChange(null, { ...application, is_spam: true })).toEqual([])
})
