/** @import { Sources } from './sources.mjs' */

const farMiles = 10
const milesPerDegree = 69.1

/**
 * Places whose coordinates are in doubt, for whoever updates the tables: no reason to write none.
 * @param {Sources} sources
 */
export function doubtfulPoints({ usPlaces, local }) {
  /** @type {[string, string, string, number, string, number, number][]} */
  const places = usPlaces.rows
  const rows = places.map(([name, state, kind, , , lat, lng], i) => ({
    name: `${name}, ${state} (${kind})`,
    ...{ lat, lng, zips: local.places.rows[i]?.zips?.split(' ').filter(Boolean) ?? [] },
  }))
  const onSpot = Map.groupBy(rows, ({ lat, lng }) => `${lat} ${lng}`)
  const inZip = Map.groupBy(
    rows.flatMap((place) => place.zips.map((zip) => ({ zip, place }))),
    ({ zip }) => zip,
  )
  const farFromOwnZips = rows.filter((place) => {
    const sharing = place.zips
      .flatMap((zip) => (inZip.get(zip) ?? []).map((other) => other.place))
      .filter((other) => other !== place)
    return sharing.length > 0 && sharing.every((other) => milesApart(place, other) > farMiles)
  })
  return {
    shared: [...onSpot.values()]
      .filter(({ length }) => length > 1)
      .map((names) => names.map(({ name }) => name).join(' = ')),
    far: farFromOwnZips.map(({ name }) => name),
  }
}

/** @typedef {{ lat: number, lng: number }} Point */

/**
 * On a flat map: near enough for ten miles.
 * @param {Point} one
 * @param {Point} other
 */
function milesApart(one, other) {
  const east = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)
  return milesPerDegree * Math.hypot(one.lat - other.lat, east)
}
