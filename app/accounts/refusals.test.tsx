import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { daySeconds, hourSeconds } from '../platform/duration.ts'
import { CodePage } from './code-page.tsx'
import { ForgotPage } from './forgot-page.tsx'
import { limitedRefusal } from './refusal-words.ts'

test.each([
  [0, 'in 1 minute'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [12 * 60, 'in 12 minutes'],
  [hourSeconds, 'in 60 minutes'],
  [2 * hourSeconds, 'in 2 hours'],
  [22.5 * hourSeconds, 'in 23 hours'],
  [daySeconds, 'in 24 hours'],
])('after %d seconds one may try again %s, and not before', (seconds, words) => {
  expect(limitedRefusal(seconds)).toBe(`Too many attempts. Please try again ${words}.`)
})

test('who may enter no more codes today is told what ends the wait; a backup code would not', () => {
  const error = limitedRefusal(daySeconds)
  for (const kind of ['app', 'backup'] as const) {
    const html = renderToStaticMarkup(<CodePage kind={kind} refused={{ error, isLongWait: true }} />)
    expect(html).toContain('in 24 hours')
    expect(html).toContain('Cannot wait?')
    expect(html).toContain('npm run admin -- reset EMAIL --two-factor-off')
    expect(html).not.toContain('Use a backup code')
    expect(html).not.toContain('Lost both?')
  }
  const soon = { error: limitedRefusal(60), isLongWait: false }
  expect(renderToStaticMarkup(<CodePage kind="app" refused={soon} />)).toContain('Use a backup code')
})

test('what is wrong is read with the field that takes the focus', () => {
  const error = limitedRefusal(60)
  const refused = { error, isLongWait: false }
  for (const page of [
    <CodePage key="app" kind="app" refused={refused} />,
    <CodePage key="backup" kind="backup" refused={refused} />,
    <ForgotPage key="forgot" isSent={false} linkMinutes={30} error={error} />,
  ]) {
    const html = parse(renderToStaticMarkup(page))
    const field = html.querySelector('input[autofocus][aria-invalid=true]')
    expect(html.querySelector(`#${field?.getAttribute('aria-describedby')}`)?.text).toBe(error)
  }
})

test('who has to wait for a link does not have to write the address again', () => {
  const asked = { isSent: false, linkMinutes: 30, error: limitedRefusal(60), typed: 'ada@example.com' }
  expect(renderToStaticMarkup(<ForgotPage {...asked} />)).toContain('value="ada@example.com"')
})
