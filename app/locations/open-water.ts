import type { Place } from './place.ts'

type Shored = Pick<Place, 'row' | 'slug' | 'county' | 'state'>

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
  // Its upper end, above the bridge
  [
    ['Kent County, MD'],
    ['Baltimore city, MD', 'Baltimore County, MD', 'Harford County, MD', 'Anne Arundel County, MD'],
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
  // Knik Arm
  [['anchorage-ak'], ['big-lake-ak', 'knik-fairview-ak', 'houston-ak']],
  // Turnagain Arm and Cook Inlet: the near end of the Kenai Peninsula is on the road around
  [
    ['Anchorage Municipality, AK', 'Matanuska-Susitna Borough, AK'],
    ['kenai-ak', 'nikiski-ak', 'soldotna-ak', 'kalifornsky-ak', 'sterling-ak'],
  ],
  // Lake Champlain: the nearest bridge is at its northern end, by Rouses Point
  [
    ['Chittenden County, VT'],
    ['plattsburgh-ny', 'plattsburgh-west-ny', 'cumberland-head-ny', 'morrisonville-ny', 'peru-ny'],
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

/** Which of them a state, county or town is on. */
const shoresNamed = Map.groupBy(
  shores.flatMap((water, index) =>
    water.flatMap((names, side) => names.map((name) => ({ name, water: index, side }))),
  ),
  ({ name }) => name,
)

/** Near on the map, but no drive away. */
export function isAcrossWater(one: Shored, other: Shored) {
  // No list of the two: a town's page asks about every town around it.
  const here = coastOf(one)
  const there = coastOf(other)
  if (here === there) return false
  if (here.island !== there.island) return true
  return here.sides.some((side, water) => side !== null && there.sides[water] === 1 - side)
}

type Coast = {
  island: string | null
  /** Of each water: which of its shores, in the order of `shores`. */
  sides: (number | null)[]
}

const inland: Coast = { island: null, sides: [] }
/** By the row of the place. */
const coasts: (Coast | undefined)[] = []

function coastOf(place: Shored): Coast {
  const known = coasts[place.row]
  if (known) return known
  const coast = findCoast(place)
  coasts[place.row] = coast
  return coast
}

function findCoast({ slug, county, state }: Shored): Coast {
  const whole = `${county}, ${state}`
  const island = islandTowns[slug] ?? (islandCounties.has(whole) ? whole : null)
  const on = [state, whole, slug].flatMap((name) => shoresNamed.get(name) ?? [])
  if (island === null && on.length === 0) return inland
  return { island, sides: shores.map((_, index) => on.find(({ water }) => water === index)?.side ?? null) }
}
