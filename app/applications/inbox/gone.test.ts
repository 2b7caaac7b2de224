import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { findApplication } from '../queries.server.ts'
import { parseList } from './application-list.ts'
import { changeEach } from './change-each.server.ts'
import { moveApplication } from './changes.server.ts'
import { loadInbox } from './load-inbox.server.ts'

const site = defaultSite('https://keys.example')
const ada = { actor: 'ada@example.com' }
const gone = 'This application is not there any more.'

onBothEngines((scratch) => {
  const application = async (columns: Parameters<typeof applicationRow>[0] = {}) => {
    const row = applicationRow(columns)
    await scratch.database.db.insertInto('applications').values(row).execute()
    return { id: row.id, version: 1 }
  }
  const open = async (href: string) => {
    const url = new URL(href, site.url)
    const list = parseList(url)
    if (!list) throw new Error(`No list: ${href}`)
    return await loadInbox(scratch.database, list, url.searchParams, {
      site,
      siteIn: async () => site,
      viewer: { id: newId(), email: ada.actor, role: 'agent' },
      findRent: () => null,
      isMailSetUp: true,
      secret: 'x',
    })
  }
  const move = async (seen: { id: string; version: number }[], backId?: string) => {
    const back = { list: { name: 'new' as const, filter: {} }, ...(backId && { id: backId }) }
    return await changeEach(
      seen,
      back,
      { done: 'contact' },
      (one) => moveApplication(scratch.database, one, 'contact', ada),
      async ({ id, version }) => (await findApplication(scratch.database.db, id))?.version === version,
    )
  }
  const missing = () => ({ id: newId(), version: 1 })

  test('whoever moves an application that was deleted meanwhile is back in the list and told so', async () => {
    await application()
    const view = await open(await move([missing()]))
    expect(view.notice).toEqual({ text: gone, kind: 'warning', undo: [] })
    expect(view).toMatchObject({ isNamed: false, open: { status: 'new' }, draft: null })
  })

  test('one gone of several does not hide the undo of the others', async () => {
    const seen = [missing(), await application(), await application()]
    const { notice } = await open(await move(seen))
    expect(notice?.text).toBe(`2 applications moved to Contacted. ${gone}`)
    expect(notice?.undo).toHaveLength(2)
  })

  test('what is there already, or further, was not changed by anybody else', async () => {
    const there = [await application({ status: 'contacted' }), await application({ status: 'approved' })]
    expect((await open(await move(there))).notice).toEqual({
      text: '2 stay as they are: “Contacted” already, or further.',
      kind: 'warning',
      undo: [],
    })
    const some = await open(await move([await application(), ...there, missing()]))
    expect(some.notice?.text).toBe(
      `Moved to Contacted. 2 stay as they are: “Contacted” already, or further. ${gone}`,
    )
  })

  test('what was done is told, though the next application, which it leads to, is gone', async () => {
    const { notice } = await open(await move([await application()], newId()))
    expect(notice).toMatchObject({ text: 'Moved to Contacted.', kind: 'success' })
  })

  test('a line of the list that was deleted meanwhile leads to the list, and so does a form that failed', async () => {
    for (const search of ['', '?done=undo-late', '?done=no-words', '?mail=what-we-need']) {
      const view = await open(`/admin/applications/new/${newId()}${search}`)
      expect(view).toMatchObject({ notice: { text: gone }, isNamed: false, draft: null })
    }
  })
})
