import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'
import { ButtonLink } from './button.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { Consent } from './consent.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Gallery } from './gallery.tsx'
import { Progress } from './progress.tsx'
import { Tabs } from './tabs.tsx'
import { withSystem } from './tokens.ts'

test('a field is described by its hint and its error', () => {
  const field = parse(
    renderToStaticMarkup(
      <Field label="E-mail" name="email" hint="We answer there." error="Enter the whole address" />,
    ),
  )
  expect(field.querySelector('label[for=field-email]')?.text).toBe('E-mail')
  expect(field.querySelector('input')?.attributes).toMatchObject({
    id: 'field-email',
    'aria-describedby': 'field-email-hint field-email-error',
    'aria-invalid': 'true',
  })
  expect(field.querySelector('#field-email-hint')?.text).toContain('We answer there.')
  expect(field.querySelector('#field-email-error')?.text).toContain('Enter the whole address')
})

test('a field without error or hint says nothing about either', () => {
  const html = renderToStaticMarkup(<Field label="Phone" name="phone" optional />)
  expect(html).not.toContain('aria-')
  expect(html).toContain('<i>optional</i>')
})

test('the error summary links to the fields and vanishes when all is well', () => {
  const failures = [{ name: 'email', message: 'Enter the whole address' }]
  expect(renderToStaticMarkup(<ErrorSummary title="One answer" failures={failures} />)).toContain(
    'href="#field-email"',
  )
  expect(renderToStaticMarkup(<ErrorSummary title="One answer" failures={[]} />)).toBe('')
})

test('folds share one name and only the first is open', () => {
  const folds = ['One', 'Two', 'Three'].map((title) => ({ title, body: 'Text' }))
  const page = parse(renderToStaticMarkup(<Accordion name="faq" folds={folds} openFirst />))
  expect(page.querySelectorAll('details[name=faq]')).toHaveLength(3)
  expect(page.querySelectorAll('details[open] h3').map(({ text }) => text)).toEqual(['One'])
})

test('progress says its step in words and fills the key so far', () => {
  const html = renderToStaticMarkup(<Progress value={2} max={4} label="Questions" />)
  expect(html).toContain('>Step 2 of 4<')
  expect(html).toContain('aria-valuenow="2"')
  expect(html).toContain('width="60%"')
})

test('a choice group keeps what was chosen before', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
  const html = renderToStaticMarkup(
    <ChoiceGroup type="checkbox" legend="Which?" name="which" options={options} selected={['a', 'c']} />,
  )
  expect(html.match(/checked=""/g)).toHaveLength(2)
})

test('the current tab is marked, the others are not', () => {
  const tabs = [
    { href: '/a', label: 'A', isCurrent: true },
    { href: '/b', label: 'B' },
  ]
  const html = renderToStaticMarkup(<Tabs label="Views" tabs={tabs} />)
  expect(html).toContain('<a href="/a" aria-current="page">A</a><a href="/b">B</a>')
})

test('an external button opens another tab without handing over this one', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="https://example.com" external>
      Go
    </ButtonLink>,
  )
  expect(html).toContain('target="_blank" rel="noopener"')
})

test('the dark theme answers to the class and, without one, to the system, but never on paper', () => {
  expect(withSystem(':root.dark{--paper:#000}')).toBe(
    '@media screen{:root.dark{--paper:#000}}@media screen and (prefers-color-scheme:dark){:root:not(.light):not(.dark){--paper:#000}}',
  )
})

test('the whole gallery renders with unique ids, no style attribute and no script', () => {
  const html = renderToStaticMarkup(<Gallery />)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(html).not.toMatch(/ style="| on[a-z]+="|<script/)
})

test('CSS is sent once per component, however often it is rendered', () => {
  const html = renderToStaticMarkup(<Gallery />)
  const names = [...html.matchAll(/data-href="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? [])
  expect(new Set(names).size).toBe(names.length)
})

test('what a consent means is its description, not its name', () => {
  const html = renderToStaticMarkup(
    <Consent name="show" label="You may show this" hint="On the wall only." />,
  )
  expect(html).toMatch(/<input[^>]*aria-describedby="field-show-hint"/)
  expect(html).toContain('id="field-show-hint">On the wall only.')
  expect(/<label.*<\/label>/s.exec(html)?.[0]).not.toContain('On the wall only.')
})
