import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typedOf } from '../article-form.ts'
import { articleFields } from '../testing/fields.ts'
import { ConflictPanel } from './conflict-panel.tsx'

const at = new Date('2026-03-05T12:00:00Z')

test.each([
  ['anna@example.com', 'anna@example.com saved it on '],
  ['me@example.com', 'You saved it on '],
  ['schedule', 'Published by itself on '],
  ['', 'It was in the bin and came back as a draft on '],
])('what %j did to the article meanwhile is told as it was', (actor, told) => {
  const fields = articleFields({ title: 'Theirs' })
  const html = renderToStaticMarkup(
    <ConflictPanel
      mine={typedOf(articleFields({ title: 'Mine' }))}
      email="me@example.com"
      defaultAuthor="Brand"
      conflict={{ version: 2, fields, actor, at }}
      onTakeTheirs={() => {}}
    />,
  )
  expect(html).toContain(`<p>${told}<time`)
  expect(html).toContain('Nothing of yours was lost')
})
