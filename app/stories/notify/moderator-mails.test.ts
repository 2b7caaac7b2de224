import { expect, test } from 'vitest'
import { siteWishing } from '../../mail/testing/parts.ts'
import { storiesOfDay, storyArrived } from './moderator-mails.ts'

const site = siteWishing()
const story = { headline: 'A door of my own', isFlagged: false }

test('the digest counts, names headlines, says which are flagged and how many wait', () => {
  const { subject, text } = storiesOfDay(site, [story, { headline: 'BUY NOW', isFlagged: true }], 7)
  expect(subject).toBe('Second Key Rentals: 2 new stories')
  expect(text).toContain('- A door of my own\n- BUY NOW (flagged: please look twice)')
  expect(text).toContain('7 stories wait for a decision.')
  expect(text).toContain('https://site.example/admin')
  const many = storiesOfDay(site, Array<typeof story>(60).fill(story), 60)
  expect(many.text).toContain('- and 10 more')
  const one = storiesOfDay(site, [story], 1)
  expect(one.subject).toBe('Second Key Rentals: one new story')
  expect(one.text).toContain('One story waits for a decision.')
  expect(one.text).not.toContain('more')
})

test('a story that arrived is named by its headline, flagged when it is, and the last of an hour says so', () => {
  const textOf = (isFlagged: boolean, isLast: boolean) =>
    storyArrived(site, { ...story, isFlagged }, isLast).text
  expect(textOf(false, false)).toContain('A door of my own')
  expect(textOf(false, false)).not.toMatch(/look twice|rest of it/)
  expect(textOf(true, false)).toContain('Please look twice')
  expect(textOf(false, true)).toContain('For the rest of it, no more mails')
})
