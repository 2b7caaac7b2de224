import { expect, test } from 'vitest'
import { otherPages } from '../analytics/counted-name.ts'
import { addCounts } from '../analytics/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { findAddress } from '../site/find-address.ts'
import { listPagesToWarm } from './pages-to-warm.server.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

onBothEngines((scratch) => {
  test('on a new site what it shows first is made: the home page, programs, the largest towns and their states', async () => {
    const pages = await listPagesToWarm(scratch.database.db, 200, now)
    expect(pages[0]).toBe('/')
    expect(pages).toEqual(
      expect.arrayContaining(['/full-service-program', '/city/new-york-ny', '/state/new-york']),
    )
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.filter((path) => findAddress(path)?.kept !== 'page')).toEqual([])
    expect(await listPagesToWarm(scratch.database.db, 3, now)).toEqual(pages.slice(0, 3))
  })

  test('what people looked at in the last days comes first, the most viewed before the rest', async () => {
    const view = { event: 'view' as const }
    await addCounts(scratch.database, [
      { ...view, day: '2026-03-09', path: '/terms', count: 5 },
      { ...view, day: '2026-03-10', path: '/terms', count: 5 },
      { ...view, day: '2026-03-09', path: '/city/akron-oh', count: 8 },
      { ...view, day: '2026-03-09', path: '/es/rent-finder', count: 7 },
      { ...view, day: '2026-03-09', path: '/es/robots.txt', count: 6 },
      { day: '2026-03-09', path: '/qualify', event: 'apply', count: 90 },
      { ...view, day: '2026-03-09', path: otherPages, count: 70 },
      { ...view, day: '2026-03-09', path: '/approval-wall/share', count: 60 },
      { ...view, day: '2026-01-09', path: '/privacy', count: 50 },
    ])
    const pages = await listPagesToWarm(scratch.database.db, 30, now)
    expect(pages.slice(0, 4)).toEqual(['/terms', '/city/akron-oh', '/es/rent-finder', '/'])
    expect(pages).not.toContain(otherPages)
    expect(pages).not.toContain('/approval-wall/share')
  })
})
