import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CardStory } from './card-story.ts'
import { StoryCard } from './story-card.tsx'

const story: CardStory = {
  id: '1',
  headline: 'A door at last',
  cityState: 'Portland, OR',
  displayName: 'Jordan P.',
  date: 'Approved on September 3, 2026',
  howHelped: 'They called.',
  encouragement: 'Keep going.',
  isDemo: false,
  isClient: false,
  isShared: true,
  language: 'en',
  photos: [{ id: '2', slot: 'renter', variants: [{ format: 'webp', width: 320, height: 240 }] }],
}

test('a photo shows the renter; what stands beside a made-up story is called a drawing', () => {
  const altOf = (isDemo: boolean) =>
    parse(renderToStaticMarkup(<StoryCard story={{ ...story, isDemo }} brand="Us" />))
      .querySelector('img')
      ?.getAttribute('alt')
  expect(altOf(false)).toBe('The renter, Portland, OR')
  expect(altOf(true)).toBe('A drawing: the renter, Portland, OR')
})

test('what is told in another language than the page is marked with it', () => {
  const marked = (language: 'en' | 'es') =>
    parse(renderToStaticMarkup(<StoryCard story={{ ...story, language }} brand="Us" />))
      .querySelectorAll('[lang="es"]')
      .map(({ text }) => text)
  expect(marked('es')).toEqual(['A door at last', 'They called.', '“Keep going.”'])
  expect(marked('en')).toEqual([])
})

test('a card says “Verified client” for a story by the link of a client, and only for it', () => {
  const textOf = (isClient: boolean) =>
    parse(renderToStaticMarkup(<StoryCard story={{ ...story, isClient }} brand="Us" />)).text
  expect(textOf(true)).toContain('Verified client')
  expect(textOf(false)).not.toContain('Verified client')
})

test('headline and words are set in the direction of their letters', () => {
  const set = parse(renderToStaticMarkup(<StoryCard story={story} brand="Us" />)).querySelectorAll(
    '[dir=auto]',
  )
  expect(set.map(({ text }) => text)).toEqual(['A door at last', 'They called.', '“Keep going.”'])
})
