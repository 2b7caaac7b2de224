import type { Place } from './place.ts'

type Shored = Pick<Place, 'slug' | 'county' | 'state'>

/** Counties that no road joins to any other. */
const islandCounties = new Set([
  ...['Nantucket County, MA', 'Dukes County, MA', 'San Juan County, WA'],
  ...['Hawaii County, HI', 'Honolulu County, HI', 'Kauai County, HI', 'Maui County, HI'],
  ...['Kodiak Island Borough, AK', 'Sitka City and Borough, AK', 'Juneau City and Borough, AK'],
  ...['Ketchikan Gateway Borough, AK', 'Prince of Wales-Hyder Census Area, AK', 'Haines Borough, AK'],
])

/** Towns on an island apart from the rest of their county. */
const islandTowns: Record<string, string> = {
  'avalon-ca': 'Santa Catalina',
  'lanai-city-hi': 'Lanai',
  'kaunakakai-hi': 'Molokai',
  'kualapuu-hi': 'Molokai',
  'new-shoreham-ri': 'Block Island',
  'vinalhaven-me': 'Vinalhaven',
}

/**
 * States and counties that face each other over open water, where the road around takes several times the straight
 * line. Waters with a bridge or tunnel between the two are not among them.
 */
const shores: readonly (readonly [readonly string[], readonly string[]])[] = [
  // Long Island Sound
  [
    ['Suffolk County, NY', 'Nassau County, NY'],
    ['CT', 'RI'],
  ],
  // Delaware Bay
  [
    ['Sussex County, DE', 'Kent County, DE'],
    ['Cape May County, NJ', 'Cumberland County, NJ', 'Atlantic County, NJ'],
  ],
  // Chesapeake Bay, between its bridge and its bridge-tunnel
  [
    [
      ...['Talbot County, MD', 'Dorchester County, MD', 'Wicomico County, MD', 'Somerset County, MD'],
      ...['Worcester County, MD', 'Accomack County, VA'],
    ],
    [
      ...['Calvert County, MD', "St. Mary's County, MD", 'Charles County, MD'],
      ...['Westmoreland County, VA', 'Northumberland County, VA', 'Richmond County, VA'],
      ...['Lancaster County, VA', 'Middlesex County, VA', 'Mathews County, VA'],
    ],
  ],
  // Lake Michigan
  [
    ['WI'],
    [
      ...['Leelanau County, MI', 'Benzie County, MI', 'Manistee County, MI', 'Mason County, MI'],
      ...['Oceana County, MI', 'Muskegon County, MI', 'Ottawa County, MI', 'Allegan County, MI'],
    ],
  ],
]

/** Near on the map, but no drive away. */
export function isAcrossWater(one: Shored, other: Shored) {
  if (islandOf(one) !== islandOf(other)) return true
  return shores.some(
    ([here, there]) => (isOn(here, one) && isOn(there, other)) || (isOn(here, other) && isOn(there, one)),
  )
}

function islandOf(place: Shored) {
  const county = countyOf(place)
  return islandTowns[place.slug] ?? (islandCounties.has(county) ? county : null)
}

function isOn(shore: readonly string[], place: Shored) {
  return shore.includes(place.state) || shore.includes(countyOf(place))
}

function countyOf({ county, state }: Shored) {
  return `${county}, ${state}`
}
