import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { HomeZone } from '../../ui/local-time.tsx'
import { ShortTime } from './short-time.tsx'

afterEach(() => void vi.useRealTimers())

const shown = (at: string, now: string) => {
  vi.useFakeTimers({ now: new Date(now) })
  return renderToStaticMarkup(
    <HomeZone value="America/Chicago">
      <ShortTime at={new Date(at)} />
    </HomeZone>,
  ).replace(/<[^>]+>/g, '')
}

test('the year stands where it is another than the reader’s, by the clocks that are shown', () => {
  const eve = '2027-01-01T02:30:00Z'
  expect(shown(eve, '2027-01-04T15:00:00Z')).toBe('Dec 31, 2026, 8:30 PM')
  expect(shown(eve, '2027-01-01T03:00:00Z')).toBe('Dec 31, 8:30 PM')
  expect(shown('2026-12-31T20:00:00Z', '2027-01-01T03:00:00Z')).toBe('Dec 31, 2:00 PM')
})
