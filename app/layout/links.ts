export type NavLink = { href: string; label: string }

export const mainLinks: NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/#qualification', label: 'Qualify Now' },
  { href: '/states', label: 'Service Areas' },
  { href: '/testimonials', label: 'Success Stories' },
]

/** The simpler bar of some pages. */
export const simpleLinks: NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/diy-rental-kit', label: 'DIY Kit' },
  { href: '/corporate-lease-program', label: 'Corporate' },
]

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
  { href: '/full-service-program', label: 'Full service' },
  { href: '/corporate-lease-program', label: 'Corporate lease' },
  { href: '/diy-rental-kit', label: 'Do-it-yourself kit' },
  { href: '/second-shot-program', label: 'Second shot' },
  { href: '/bad-credit-rentals', label: 'Bad credit rentals' },
  { href: '/approval-wall', label: 'Approval wall' },
  { href: '/articles', label: 'Articles' },
]

export const legalLinks: NavLink[] = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/policy-terms', label: 'Program policy' },
  { href: '/sitemap', label: 'Sitemap' },
  { href: '/accessibility', label: 'Accessibility' },
]
