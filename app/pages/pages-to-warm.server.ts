import { utcDay } from '../analytics/period.ts'
import { listMostViewed } from '../analytics/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { landingPath, statePath } from '../locations/paths.ts'
import { allPlaces } from '../locations/places.ts'
import { stateByCode } from '../locations/states.ts'
import { addresses } from '../site/addresses.ts'
import { findAddress } from '../site/find-address.ts'

const daysLookedAt = 7
const largestTowns = 10

/** What visitors will most likely ask for next: what they asked for in the last days, then what we show first. */
export async function listPagesToWarm(db: Db, max: number, now = Date.now()): Promise<string[]> {
  const days = { from: utcDay(now, -daysLookedAt), until: utcDay(now) }
  const viewed = (await listMostViewed(db, days, max)).filter(isKept)
  if (viewed.length >= max) return viewed
  return [...new Set([...viewed, ...shownFirst()])].slice(0, max)
}

/** Counted under its own name, and kept: the name is the path then. */
function isKept(path: string) {
  const address = findAddress(path)
  return address?.kept === 'page' && typeof address.counted !== 'object'
}

/** By what the sitemap says of their weight; then the largest towns and their states. */
function shownFirst() {
  const main = addresses
    .filter(({ path, kept, sitemap }) => kept === 'page' && sitemap && !/[:*]/.test(path))
    .toSorted((a, b) => (b.sitemap?.priority ?? 0) - (a.sitemap?.priority ?? 0))
    .map(({ path }) => path)
  const towns = allPlaces().slice(0, largestTowns)
  const states = towns
    .map(({ state }) => stateByCode(state))
    .filter((state) => state !== null && state !== undefined)
  return [...main, ...towns.map(landingPath), ...states.map(statePath)]
}
