import type { InLanguages } from '../platform/language.ts'
import { brokenLeases } from './demo/broken-leases.ts'
import { brokenLeases as brokenLeasesEs } from './demo/es/broken-leases.ts'
import { fairChance as fairChanceEs } from './demo/es/fair-chance.ts'
import { movingBudget as movingBudgetEs } from './demo/es/moving-budget.ts'
import { rentalScams as rentalScamsEs } from './demo/es/rental-scams.ts'
import { rentingAfterEviction as rentingAfterEvictionEs } from './demo/es/renting-after-eviction.ts'
import { screeningReport as screeningReportEs } from './demo/es/screening-report.ts'
import { securityDeposits as securityDepositsEs } from './demo/es/security-deposits.ts'
import { talkingToALandlord as talkingToALandlordEs } from './demo/es/talking-to-a-landlord.ts'
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
export const demoArticles: InLanguages<DemoArticle>[] = [
  { en: rentingAfterEviction, es: rentingAfterEvictionEs },
  { en: screeningReport, es: screeningReportEs },
  { en: brokenLeases, es: brokenLeasesEs },
  { en: securityDeposits, es: securityDepositsEs },
  { en: fairChance, es: fairChanceEs },
  { en: movingBudget, es: movingBudgetEs },
  { en: rentalScams, es: rentalScamsEs },
  { en: talkingToALandlord, es: talkingToALandlordEs },
]
