import { expect, test } from 'vitest'
import { languages } from '../platform/language.ts'
import { plannableRent, rentAround } from './census-rent.ts'
import { allPlaces, findPlace } from './places.ts'
import { rentSnippets } from './rent-snippet.ts'
import { rentInShort } from './rent-words.ts'

test('a search result names no rent that the page calls too low to plan with', () => {
  const doubtful = allPlaces().filter((place) => rentAround(place) && !plannableRent(place))
  expect(doubtful.length).toBeGreaterThan(200)
  for (const place of doubtful)
    for (const language of languages) expect(rentInShort(place, language), place.slug).toBeNull()
  const town = findPlace('banks-springs-la')
  expect(town && rentSnippets(town)[0]).toMatch(/^Fair rent [^;]+\.$/)
})
