import { fastApprovalMeaning, guaranteeMeaning, preApprovalMeaning } from '../claims/meanings.ts'
import type { Action, Home, Section } from '../landing/sections.ts'
import { formHref, phoneHref, type Site } from '../site/site.ts'
import type { Place } from './place.ts'
import { rentAmongClasses } from './rent-words.ts'

/** Sections that pages of places share. */

export function preApproval(site: Site, label = 'Get Pre-Approved Now'): Action {
  return { label, href: formHref(site, 'preapproval'), isExternal: true, offers: 'funding' }
}

export function callUs(site: Site): Action {
  return { label: `Call ${site.phone}`, href: phoneHref(site) }
}

export function applyNow(site: Site, label = `Apply Now - ${site.claims.applicationFee}`): Action {
  return { label, href: formHref(site, 'funding'), isExternal: true, offers: 'funding' }
}

export function benefits({ claims }: Site, place: Place | null): Section {
  const homes = `from standard apartments at ${claims.standardRent} a month to luxury buildings`
  return {
    kind: 'cards',
    heading: 'What changes when you come with us',
    cards: [
      {
        art: 'letter',
        title: 'Bad Credit OK',
        text: `Credit scores as low as ${claims.lowestCreditScore} accepted. Evictions, broken leases and a criminal background are considered too.`,
      },
      {
        art: 'window',
        title: 'Quality Rentals',
        text: place?.isListed
          ? `${claims.localProperties} properties, ${homes}. The figure is the same for every city we list.`
          : `Homes ${homes}, in town or as far from it as you can travel.`,
      },
      {
        art: 'plate',
        title: claims.guaranteedApproval,
        text: guaranteeMeaning,
      },
      {
        art: 'clock',
        title: 'Fast Process',
        text: `${preApprovalMeaning(claims)} ${fastApprovalMeaning(claims)} A rental specialist replies within ${claims.specialistResponse}.`,
      },
    ],
  }
}

/** The classes are the same everywhere; how the town's rent compares is said above them. */
export function apartmentTypes(
  { claims, numbers }: Site,
  { name }: { name: string },
  place: Place | null,
): Section {
  const bounds = { standard: numbers.standardRent, luxury: numbers.luxuryRent }
  const homes: Home[] = [
    {
      art: 'walk-up',
      title: 'Standard Apartments',
      description: 'Walk-ups and garden complexes.',
      priceRange: claims.standardRent,
      features: ['Studios to two bedrooms', 'Kitchen with appliances', 'Laundry on site or nearby'],
    },
    {
      art: 'mid-rise',
      title: 'Mid-Range Rentals',
      description: 'Newer buildings with more room and an elevator.',
      priceRange: claims.midRangeRent,
      features: ['One to three bedrooms', 'Laundry in most homes', 'Pool or fitness room in many'],
    },
    {
      art: 'tower',
      title: 'Luxury Apartments',
      description: 'New buildings with more service, where a town has them.',
      priceRange: claims.luxuryRent,
      features: ['Larger homes', 'Parking', 'Gym, pool or roof deck in some'],
    },
  ]
  return {
    kind: 'homes',
    heading: `Price classes we look for in and around ${name}`,
    lead: (place && rentAmongClasses(place, bounds)) ?? sameEverywhere,
    homes,
  }
}

const sameEverywhere = 'The classes are the same everywhere. What homes cost in one town can differ.'

export const applicationForm: Section = {
  kind: 'form',
  id: 'apply',
  heading: 'Apply from here',
  lead: 'Have this ready, then take your time.',
  form: 'city-application',
  points: [
    'What you earn each month',
    'The rent you can pay',
    'What happened, in a sentence or two',
    'A phone number or e-mail',
  ],
}

export function closing(site: Site, heading: string, label: string): Section {
  return {
    kind: 'closing',
    heading,
    lead: `A rental specialist answers within ${site.claims.specialistResponse}.`,
    actions: [preApproval(site, label), callUs(site)],
  }
}
