import type { NameOf } from '../claims/claims.ts'
import type { SchemaThing } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'

/** Only a single price can be an offer: a range or a promise has no number to give. */
type Offer = { name: string; price: NameOf<'price'> }
type Service = { name: string; serviceType: string; offers: Offer[] }

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
      price: site.numbers[offer.price].toFixed(2),
      priceCurrency: 'USD',
    })),
  }
}
