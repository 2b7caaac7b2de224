import type { ClaimName, claimRegister } from '../claims/claims.ts'
import { amountIn } from '../platform/us-number.ts'
import type { SchemaThing } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'

type Register = typeof claimRegister
/** Only a single price can be an offer: a range or a promise has no number to give. */
type PriceName = { [N in ClaimName]: Register[N]['kind'] extends 'price' ? N : never }[ClaimName]
type Service = { name: string; serviceType: string; offers: { name: string; price: PriceName }[] }

export function serviceSchema(site: Site, { name, serviceType, offers }: Service): SchemaThing {
  return {
    '@type': 'Service',
    name,
    serviceType,
    areaServed: 'US',
    provider: { '@type': 'Organization', name: site.brand, url: site.url },
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      // From the words on the page, so that a price the owner changed is never one thing here and another there.
      price: amountIn(site.claims[offer.price]).toFixed(2),
      priceCurrency: 'USD',
    })),
  }
}
