/** Where most owners are, in the words of the country. */
const homeZones: readonly (readonly [string, string])[] = [
  ['America/New_York', 'Eastern time (New York)'],
  ['America/Chicago', 'Central time (Chicago)'],
  ['America/Denver', 'Mountain time (Denver)'],
  ['America/Phoenix', 'Mountain time, the same all year (Phoenix)'],
  ['America/Los_Angeles', 'Pacific time (Los Angeles)'],
  ['America/Anchorage', 'Alaska time (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii time (Honolulu)'],
  ['America/Puerto_Rico', 'Atlantic time (Puerto Rico)'],
]

const names = new Set(homeZones.map(([name]) => name))

/** Every zone whose clock this program knows: those of the country first, the others by their names. */
export const timeZones: readonly (readonly [string, string])[] = [
  ...homeZones,
  ...Intl.supportedValuesOf('timeZone')
    .filter((name) => !names.has(name))
    .map((name) => [name, name.replaceAll('_', ' ')] as const),
]
