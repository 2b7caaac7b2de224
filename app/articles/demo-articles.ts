import { brokenLeases } from './demo/broken-leases.ts'
import { fairChance } from './demo/fair-chance.ts'
import { movingBudget } from './demo/moving-budget.ts'
import { rentalScams } from './demo/rental-scams.ts'
import { rentingAfterEviction } from './demo/renting-after-eviction.ts'
import { screeningReport } from './demo/screening-report.ts'
import { securityDeposits } from './demo/security-deposits.ts'
import { talkingToALandlord } from './demo/talking-to-a-landlord.ts'

export type DemoArticle = {
  title: string
  slug: string
  excerpt: string
  content: string
  publishedOn: string
}

// Slugs are spelled out in each article so that a search for an address finds its words.
export const demoArticles: DemoArticle[] = [
  rentingAfterEviction,
  screeningReport,
  brokenLeases,
  securityDeposits,
  fairChance,
  movingBudget,
  rentalScams,
  talkingToALandlord,
]
