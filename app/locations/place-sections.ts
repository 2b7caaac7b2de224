import { fastApprovalMeaning, guaranteeMeaning, preApprovalMeaning } from '../claims/meanings.ts'
import type { Action, Home, Section } from '../landing/sections.ts'
import { formHref, phoneHref, type Site } from '../site/site.ts'
import type { Place } from './place.ts'
import { sizesAmongClasses } from './rent-classes.ts'
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
        text: `Credit scores as low as ${claims.lowestCreditScore} accepted. Evictions, broken leases and records are considered.`,
      },
      {
        art: 'window',
        title: 'Quality Rentals',
        text: place?.isListed
          ? `${claims.localProperties} properties, ${homes}. The figure is the same for every city we list.`
          : `Homes ${homes}, as far from town as you can travel.`,
      },
      {
        art: 'plate',
        title: claims.guaranteedApproval,
        text: guaranteeMeaning,
      },
      {
        art: 'clock',
        title: 'Fast Process',
        text: `${preApprovalMeaning(claims)} ${fastApprovalMeaning(claims)}`,
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
      priceRange: claims.standardRent,
      features: ['Walk-ups and garden complexes', 'Studios to two bedrooms', 'Laundry on site or nearby'],
    },
    {
      art: 'mid-rise',
      title: 'Mid-Range Rentals',
      priceRange: claims.midRangeRent,
      features: ['Newer, with an elevator', 'One to three bedrooms', 'Laundry in most'],
    },
    {
      art: 'tower',
      title: 'Luxury Apartments',
      priceRange: claims.luxuryRent,
      features: ['New and larger', 'Parking', 'Gym or pool in some'],
    },
  ]
  return {
    kind: 'homes',
    heading: `Price classes we look for in and around ${name}`,
    lead: (place && (sizesAmongClasses(place, bounds) ?? rentAmongClasses(place, bounds))) ?? sameEverywhere,
    homes,
  }
}

const sameEverywhere = 'The classes are the same everywhere. What homes cost in one town can differ.'

export const applicationForm: Section = {
  kind: 'form',
  id: 'apply',
  heading: 'Apply from here',
  lead: 'Have this ready.',
  form: 'city-application',
  points: [
    'What you earn, the rent you can pay',
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
