import { expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { defaultSite } from '../../site/site.ts'
import { insertApplication } from '../queries.server.ts'
import { openApplication } from './open-application.server.ts'

const scratch = scratchDatabase('sqlite')
const site = defaultSite('https://keys.example')

test('an income is told as it was asked for, whatever the limits are today', async () => {
  const { id: _id, reference: _reference, ...row } = applicationRow({ income: 'below2500' })
  const { id } = await scratch.database.change([], (trx) =>
    insertApplication(trx, row, [], new Date(), { incomeBounds: [1800, 3000] }),
  )
  const open = await openApplication(scratch.database, id, {
    site,
    viewer: 'ada@example.com',
    today: '2026-11-17',
    secret: 'x',
    isMailSetUp: true,
    findRent: () => null,
  })
  expect(open?.wants.find(({ label }) => label === 'Income')?.text).toContain('$1,800')
})
