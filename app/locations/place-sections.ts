import { fairRents } from '../almanac/fair-rents.ts'
import { guaranteeMeaning } from '../claims/meanings.ts'
import type { Action, Home, Section } from '../landing/sections.ts'
import { dollars, grouped, milesText } from '../platform/us-number.ts'
import { formHref, phoneHref, type Site } from '../site/site.ts'
import { countWithin } from './nearest.ts'
import type { Place } from './place.ts'
import { sizesByClass } from './rent-classes.ts'
import { rentAmongClasses } from './rent-words.ts'
import { incomeByTimes } from './town/rent-table.ts'

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
  return {
    kind: 'cards',
    heading: 'What you get',
    cards: [
      {
        art: 'letter',
        title: 'Bad Credit OK',
        text: `Scores as low as ${claims.lowestCreditScore}; evictions, broken leases and records considered.`,
      },
      {
        art: 'window',
        title: 'Quality Rentals',
        text: `We look for standard to luxury homes${place ? placesAround(place) : ''}.`,
      },
      {
        art: 'plate',
        title: claims.guaranteedApproval,
        text: guaranteeMeaning,
      },
      {
        art: 'clock',
        title: 'Fast Process',
        text: `Typical is ${claims.approvalTime}; no date is promised.`,
      },
    ],
  }
}

/** As far as most people would move without a new job. */
const aroundMiles = 25

function placesAround(place: Place) {
  const count = countWithin(place, aroundMiles)
  if (count === 0) return ` in and around ${place.name}`
  return ` in ${place.name} and ${grouped(count)} ${count === 1 ? 'place' : 'places'} within ${milesText(aroundMiles)}`
}

/** The classes are the same everywhere; which sizes of home fall into each differs from town to town. */
export function apartmentTypes(
  { claims, numbers }: Site,
  { name }: { name: string },
  place: Place | null,
): Section {
  const bounds = { standard: numbers.standardRent, luxury: numbers.luxuryRent }
  const sizes = place && sizesByClass(place, bounds)
  const homes: Home[] = [
    {
      art: 'walk-up',
      title: 'Standard Apartments',
      priceRange: claims.standardRent,
      features: ['Walk-ups, garden complexes', ...here(sizes?.standard)],
    },
    {
      art: 'mid-rise',
      title: 'Mid-Range Rentals',
      priceRange: claims.midRangeRent,
      features: ['Newer, with elevator', ...here(sizes?.midRange)],
    },
    {
      art: 'tower',
      title: 'Luxury Apartments',
      priceRange: claims.luxuryRent,
      features: ['New, larger, parking', ...here(sizes?.luxury)],
    },
  ]
  return {
    kind: 'homes',
    heading: `Price classes in and around ${name}`,
    lead: sizes
      ? `Sizes by fair rent (${sizes.source.short}).`
      : ((place && rentAmongClasses(place, bounds)) ?? sameEverywhere),
    homes,
  }
}

function here(sizes: string | undefined) {
  return sizes ? [`Here: ${sizes}`] : []
}

const sameEverywhere = 'The classes are the same everywhere. What homes cost in one town can differ.'

/** What to have ready, with the pay that landlords ask for in this town. */
export function applicationForm(place: Place | null): Section {
  const rent = place && fairRents(place)?.byBedrooms[1].value
  const pay = rent ? `: for one bedroom many ask ${dollars(incomeByTimes(rent))} a month` : ''
  return {
    kind: 'form',
    id: 'apply',
    heading: 'Apply from here',
    lead: 'Have this ready.',
    form: 'city-application',
    points: [`Proof of pay${pay}`, 'What happened, in a sentence', 'A phone number or e-mail'],
  }
}

export function closing(site: Site, heading: string, label: string): Section {
  return {
    kind: 'closing',
    heading,
    lead: `A rental specialist answers within ${site.claims.specialistResponse}.`,
    actions: [preApproval(site, label), callUs(site)],
  }
}
