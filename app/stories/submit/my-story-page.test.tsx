import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MyStoryPage } from './my-story-page.tsx'

test('a story of the evening was sent and taken back on the days of the site, not on those of UTC', () => {
  const story = {
    headline: 'A key at last',
    status: 'approved' as const,
    createdAt: new Date('2026-03-02T03:00:00Z'),
    withdrawnAt: new Date('2026-04-02T03:00:00Z'),
    photoCount: 0,
  }
  const page = renderToStaticMarkup(
    <MyStoryPage story={story} token="" done={null} timeZone="America/Chicago" />,
  )
  expect(page).toContain('March 1, 2026')
  expect(page).toContain('April 1, 2026')
})
