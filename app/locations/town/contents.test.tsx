import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { SectionView } from '../../landing/landing-page.tsx'
import { SiteContext } from '../../layout/use-site.ts'
import { defaultSite } from '../../site/site.ts'
import { comparableRent } from '../census-rent.ts'
import { nearestPlaces } from '../nearest.ts'
import type { Place } from '../place.ts'
import { allPlaces } from '../places.ts'
import { localPart } from './local-part.ts'

const site = defaultSite('https://example.test')

describe('every entry of the contents has its section', () => {
  test('where the nearest towns have no rent: the page says so instead of a map', () => {
    const remote = allPlaces().filter((place) => {
      const near = nearestPlaces(place, { withinMiles: 75, limit: 8 })
      return near.every((town) => comparableRent(town.place) === null)
    })
    expect(remote.length).toBeGreaterThan(10)
    expect(remote.flatMap(deadLinks)).toEqual([])
  })

  test('in all other towns, of which every 197th is looked at', () => {
    expect(
      allPlaces()
        .filter(({ row }) => row % 197 === 0)
        .flatMap(deadLinks),
    ).toEqual([])
  })
})

function deadLinks(place: Place) {
  const page = parse(
    renderToStaticMarkup(
      <MemoryRouter>
        <SiteContext value={site}>
          {localPart(place, site).map((section) => (
            <SectionView key={section.kind} section={section} />
          ))}
        </SiteContext>
      </MemoryRouter>,
    ),
  )
  return page
    .querySelectorAll('.contents a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !page.querySelector(href))
    .map((href) => `${place.slug} ${href}`)
}
