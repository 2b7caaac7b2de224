import type { Place } from './place.ts'

type Shored = Pick<Place, 'slug' | 'county' | 'state'>

/** Counties that no road joins to any other. */
const islandCounties = new Set([
  ...['Nantucket County, MA', 'Dukes County, MA', 'San Juan County, WA'],
  ...['Hawaii County, HI', 'Honolulu County, HI', 'Kauai County, HI', 'Maui County, HI'],
  ...['Kodiak Island Borough, AK', 'Sitka City and Borough, AK', 'Juneau City and Borough, AK'],
  ...['Ketchikan Gateway Borough, AK', 'Prince of Wales-Hyder Census Area, AK'],
])

/** Towns that no road joins to the rest of their county, nearly all on an island. */
const islandTowns: Record<string, string> = {
  'avalon-ca': 'Santa Catalina',
  'lanai-city-hi': 'Lanai',
  'kaunakakai-hi': 'Molokai',
  'kualapuu-hi': 'Molokai',
  'new-shoreham-ri': 'Block Island',
  'vinalhaven-me': 'Vinalhaven',
  'cordova-ak': 'Cordova',
  'unalaska-ak': 'Unalaska',
  'akutan-ak': 'Akutan',
}

/**
 * States, counties and towns that face each other over open water, where the road around takes several times the
 * straight line. Waters with a bridge or tunnel between the two are not among them. Not every such shore is listed.
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
  // The Potomac below its last bridge
  [
    ["St. Mary's County, MD", 'Calvert County, MD'],
    [
      ...['Westmoreland County, VA', 'Northumberland County, VA', 'Richmond County, VA', 'Essex County, VA'],
      ...['Lancaster County, VA', 'Middlesex County, VA', 'Mathews County, VA'],
    ],
  ],
  // Cape Cod Bay: the far end of the Cape alone, the near one has bridges
  [
    ['provincetown-ma', 'truro-ma', 'wellfleet-ma'],
    [
      ...['Plymouth County, MA', 'Norfolk County, MA', 'Bristol County, MA'],
      ...['Suffolk County, MA', 'Essex County, MA', 'Middlesex County, MA'],
    ],
  ],
  // Green Bay
  [['Door County, WI'], ['Marinette County, WI', 'Menominee County, MI', 'Oconto County, WI']],
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
  return [place.state, countyOf(place), place.slug].some((name) => shore.includes(name))
}

function countyOf({ county, state }: Shored) {
  return `${county}, ${state}`
}
