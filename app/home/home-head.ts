import type { Site } from '../content/site.ts'
import type { PageHead } from '../frame/page-meta.ts'

export function homeHead({ brand, claims }: Site): PageHead {
  return {
    path: '/',
    title: `Rental approval and funding after bad credit or eviction | ${brand}`,
    description: `Bad credit, an eviction, a broken lease or a record? Get help with rental approval and ${claims.fundingRange} in rental funding. Application fee ${claims.applicationFee}.`,
  }
}
