type Link = { label: string; href: string }

const topics: (Link & { words: RegExp })[] = [
  {
    words: /eviction|record|background|conviction/i,
    label: 'The second-shot program',
    href: '/second-shot-program',
  },
  { words: /credit|score/i, label: 'Rentals with bad credit', href: '/bad-credit-rentals' },
  {
    words: /landlord|case manager|application/i,
    label: 'Full service: we talk to landlords',
    href: '/full-service-program',
  },
  { words: /letter|document|yourself/i, label: 'The do-it-yourself kit', href: '/diy-rental-kit' },
  { words: /lease/i, label: 'The Corporate Lease Program', href: '/corporate-lease-program' },
]

const always: Link[] = [
  { label: 'Told no? Your next three steps', href: '/told-no' },
  { label: 'Find your state', href: '/states' },
  { label: 'Check if you qualify', href: '/#qualification' },
]

const shownTopics = 3

/** The programs an article's own words lead to, then the places. */
export function relatedLinks(content: string): Link[] {
  const counted = topics.map(({ words, label, href }) => ({
    label,
    href,
    count: content.match(new RegExp(words, 'gi'))?.length ?? 0,
  }))
  const best = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return [...best.slice(0, shownTopics).map(({ label, href }) => ({ label, href })), ...always]
}
