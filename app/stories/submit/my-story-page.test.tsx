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
    <MyStoryPage story={story} token="" done={null} timeZone="America/Chicago" email="" />,
  )
  expect(page).toContain('March 1, 2026')
  expect(page).toContain('April 1, 2026')
})

test('a story is taken back after a question; one that was never on the wall is not said to have left it', () => {
  const story = {
    headline: 'A key at last',
    status: 'pending' as const,
    createdAt: new Date('2026-03-02T03:00:00Z'),
    photoCount: 0,
  }
  const shown = (withdrawnAt: Date | null) =>
    renderToStaticMarkup(
      <MyStoryPage
        story={{ ...story, withdrawnAt }}
        token=""
        done={withdrawnAt && 'withdrawn'}
        timeZone="America/Chicago"
        email="help@secondkey.example"
      />,
    )
  const before = shown(null)
  expect(before).toMatch(/<summary[^>]*>Take my story back<\/summary>.*<button[^>]*>Yes, take it back</)
  expect(before).not.toContain('removes it from the wall')
  expect(before).toContain('To change a word or take out a photo, write to')
  expect(before).toContain('href="mailto:help@secondkey.example"')
  const after = shown(new Date('2026-03-03T03:00:00Z'))
  expect(after).toContain('Your story has been taken back. It is not on the wall.')
  expect(after).toMatch(/<div tabindex="-1" autofocus="">.*has been taken back/i)
  expect(after).not.toContain('no longer')
})
