import { programs } from '../claims/programs.ts'
import type { Address } from '../site/address.ts'
import { publicAddresses } from '../site/addresses.ts'

export type NavLink = { href: string; label: string }

const [home, ...others] = linksOf('bar')

export const mainLinks: NavLink[] = [
  ...(home ? [home] : []),
  { href: '/#qualification', label: 'Qualify Now' },
  ...others,
]

/** The simpler bar of some pages. */
export const simpleLinks = linksOf('simpleBar')

export const serviceLinks: NavLink[] = [
  'Rental funding',
  'Case management',
  'Landlord communication',
  'Property matching',
  'Application support',
].map((label) => ({ href: '/#qualification', label }))

export const popularStates: NavLink[] = [
  { href: '/state/texas', label: 'Texas' },
  { href: '/state/california', label: 'California' },
  { href: '/state/florida', label: 'Florida' },
  { href: '/state/new-york', label: 'New York' },
  { href: '/state/georgia', label: 'Georgia' },
  { href: '/state/illinois', label: 'Illinois' },
]

export const programLinks: NavLink[] = [
  ...linksOf('programs'),
  { href: programs.performance.href, label: 'Performance-based' },
]

/** Free, and before anybody pays. */
export const helpLinks = linksOf('help')

export const legalLinks = linksOf('legal')

/** In the order of the table. */
function linksOf(list: keyof NonNullable<Address['links']>): NavLink[] {
  return publicAddresses.flatMap(({ path, links }) =>
    links?.[list] ? [{ href: path, label: links[list] }] : [],
  )
}
