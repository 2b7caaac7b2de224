import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { indexPoints, pointsWithin } from '../app/locations/point-index.ts'
import { tableRows } from '../app/platform/table.ts'

const queries = 2000

/** How long the towns around a town take to find among ever more of them. */
export function measurePlaces(count: number) {
  const places = madeOf(count)
  const started = performance.now()
  const index = indexPoints(places)
  const indexMs = performance.now() - started
  const asked = places.filter((_, n) => n % Math.ceil(places.length / queries) === 0)
  for (const place of asked) find(place)
  const from = performance.now()
  for (const place of asked) find(place)
  return { count, indexMs, queryMs: (performance.now() - from) / asked.length }

  function find(place: (typeof places)[number]) {
    return pointsWithin(index, place, { miles: 100, limit: 51 })
  }
}

/** Every so many of the real ones, or copies of them a little way off. */
function madeOf(count: number) {
  const all = [...tableRows(readFileSync('data/places.tsv', 'utf8'))].map((cells) => ({
    lat: Number(cells[4]),
    lng: Number(cells[5]),
  }))
  const step = all.length / count
  return Array.from({ length: count }, (_, n) => {
    const place = all[Math.floor(n * step)] ?? all[0]
    if (!place) throw new Error('no places')
    const off = ((n * 7919) % 1000) / 10_000
    return { lat: place.lat + off, lng: place.lng - off }
  })
}
