import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openPlain } from './plain-page.ts'
import { test as base, expect } from './site.ts'

/** Shows this to whoever asks, and what was sent to whoever sends. */
const page = `<!doctype html><title>Form</title><body><main>
<form method="post" action="/sent">
  <label>Name <input name="name" required maxlength="8" value="Ann"></label>
  <label for="mail">E-mail</label><input id="mail" type="email" name="mail">
  <label>State <select name="state"><option value="">None</option><option value="TX" selected>Texas</option></select></label>
  <label>Words <textarea name="words">
One &amp; two</textarea></label>
  <label><input type="radio" name="call" value="yes" checked> Call</label>
  <label><input type="radio" name="call" value="no"> Write</label>
  <label><input type="checkbox" name="news"> News</label>
  <label>Old <input name="old" disabled></label>
  <p hidden><label>Trap <input name="trap"></label></p>
  <details><summary>More</summary><label>Note <input name="note"></label></details>
  <input type="hidden" name="token" value="t">
  <button name="go" value="next">Continue</button>
  <button name="go" value="later" formnovalidate>Later</button>
  <button disabled>Closed</button>
</form>
<button form="elsewhere" name="undo" value="1">Undo</button>
<form id="elsewhere" action="/found"><label>Search <input name="q"></label></form>
<p>Shown <span hidden>unseen</span></p><noscript><p>No script</p></noscript></main></body>`

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  plain: async ({}, use) => {
    const server = createServer(async (request, response) => {
      const body = await text(request)
      response.setHeader('Content-Type', 'text/html')
      response.end(request.url === '/' ? page : `<p>${request.method} ${request.url} ${body}</p>`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const plain = await openPlain(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await plain.goto('/')
    await use(plain)
    await plain.close()
    server.close()
  },
})

test('a page without scripts is read as a person sees it', ({ plain }) => {
  expect(plain.words).toContain('Shown No script')
  expect(plain.words).not.toContain('unseen')
  expect(plain.words).not.toContain('Note')
  expect(plain.field('Words').value).toBe('One & two')
  expect(plain.field('State').value).toBe('TX')
  expect(plain.field('Call').isChecked).toBe(true)
})

test('what a browser would send is sent, and nothing else', async ({ plain }) => {
  plain.fill('Words', 'a\nb')
  plain.check('Write')
  await plain.press('Continue')
  expect(plain.source).toBe(
    '<p>POST /sent name=Ann&mail=&state=TX&words=a%0D%0Ab&call=no&trap=&note=&token=t&go=next</p>',
  )
})

test('a form that asks puts its answers into the address, and a button may stand outside of it', async ({
  plain,
}) => {
  plain.fill('Search', 'a b')
  await plain.press('Undo')
  expect(plain.address).toBe('/found?undo=1&q=a+b')
})

test('nobody fills in or presses what is hidden, disabled, folded or not there', ({ plain }) => {
  for (const label of ['Trap', 'Old', 'Note', 'token', 'Nothing'])
    expect(() => plain.fill(label, 'x'), label).toThrow()
  expect(() => plain.fill('Name', 'longer than eight')).toThrow('takes 8')
  expect(() => plain.choose('State', 'Ohio')).toThrow('offers no Ohio')
  expect(() => plain.check('Name')).toThrow()
  plain.unfold('More')
  plain.fill('Note', 'x')
})

test('what a browser would not send is not sent', async ({ plain }) => {
  await expect(async () => plain.press('Closed')).rejects.toThrow('disabled')
  plain.fill('Name', '')
  await expect(plain.press('Continue')).rejects.toThrow('name is required')
  plain.fill('Name', 'Ann')
  plain.fill('E-mail', 'nobody')
  await expect(plain.press('Continue')).rejects.toThrow('mail is not to be nobody')
  await plain.press('Later')
  expect(plain.address).toBe('/sent')
})
