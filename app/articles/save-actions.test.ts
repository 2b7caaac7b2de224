import { expect, test } from 'vitest'
import { actionsOfSave } from './save-actions.ts'
import { articleFields } from './testing/fields.ts'

const noon = new Date('2030-05-05T12:00:00Z')
const draft = articleFields({ published: false })
const scheduled = articleFields({ published: false, publishAt: noon })
const published = articleFields()

test.each([
  ['created', null, draft, ['article.create']],
  ['created and published', null, published, ['article.create', 'article.publish']],
  ['created for later', null, scheduled, ['article.create', 'article.schedule']],
  ['saved as it was', draft, draft, ['article.update']],
  ['published', draft, published, ['article.publish']],
  ['saved while published', published, { ...published, title: 'N' }, ['article.update']],
  ['put off', scheduled, { ...scheduled, publishAt: new Date(noon.getTime() + 1) }, ['article.schedule']],
  ['saved while it waits', scheduled, { ...scheduled, publishAt: new Date(noon) }, ['article.update']],
  ['taken off the site', published, draft, ['article.unpublish']],
  ['not to be published after all', scheduled, draft, ['article.unpublish']],
  ['rewritten and published', draft, { ...published, title: 'N' }, ['article.update', 'article.publish']],
] as const)('an article that is %s is logged so', (_what, before, after, actions) => {
  expect(actionsOfSave(before, after)).toEqual(actions)
})

test('the order in which fields were kept is no change of words', () => {
  const turned = Object.fromEntries(Object.entries(draft).toReversed()) as typeof draft
  expect(actionsOfSave(turned, published)).toEqual(['article.publish'])
})
