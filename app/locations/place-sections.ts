import { fairRents } from '../almanac/fair-rents.ts'
import { shortOf } from '../almanac/source.ts'
import { priceWords } from '../claims/costs.ts'
import { claimWords } from '../claims/words.ts'
import type { Action, Home, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { dollars, grouped, milesText } from '../platform/us-number.ts'
import { callHref, formHref, type Site } from '../site/site.ts'
import { countWithin } from './nearest.ts'
import type { Place } from './place.ts'
import { sizesByClass } from './rent-classes.ts'
import { rentAmongClasses } from './rent-words.ts'
import { incomeByTimes } from './town/rent-table.ts'
import { townWords } from './town-words.ts'

/** Sections that pages of places share. */

export function preApproval(site: Site, label = wordsOf(site).preApproval): Action {
  return { label, href: formHref(site, 'preapproval'), isExternal: true, offers: 'funding' }
}

export function callUs(site: Site): Action {
  return { label: wordsOf(site).call(site.phone), href: callHref(site) }
}

export function applyNow(
  site: Site,
  label = wordsOf(site).applyNow(priceWords(site.claims, 'applicationFee')),
): Action {
  return { label, href: formHref(site, 'funding'), isExternal: true, offers: 'funding' }
}

function wordsOf({ language }: Pick<Site, 'language'>) {
  return townWords[language].landing
}

export function benefits({ claims, language }: Site, place: Place | null): Section {
  const words = wordsOf({ language }).benefits
  return {
    kind: 'cards',
    heading: words.heading,
    cards: [
      {
        art: 'letter',
        title: words.badCredit.title,
        text: words.badCredit.text(claims.lowestCreditScore),
      },
      {
        art: 'window',
        title: words.quality.title,
        text: place ? placesAround(place, language) : words.quality.anywhere,
      },
      {
        art: 'plate',
        title: claims.guaranteedApproval,
        text: claimWords[language].meanings.guarantee,
      },
      {
        art: 'clock',
        title: words.fast.title,
        text: words.fast.text(claims.approvalTime),
      },
    ],
  }
}

/** As far as most people would move without a new job. */
const aroundMiles = 25

function placesAround(place: Place, language: Language) {
  const { around, inPlaces } = wordsOf({ language }).benefits.quality
  const count = countWithin(place, aroundMiles)
  if (count === 0) return around(place.name)
  return inPlaces(place.name, count, grouped(count), milesText(aroundMiles, language))
}

/** The classes are the same everywhere; which sizes of home fall into each differs from town to town. */
export function apartmentTypes(
  { claims, numbers, language }: Site,
  { name }: { name: string },
  place: Place | null,
): Section {
  const bounds = { standard: numbers.standardRent, luxury: numbers.luxuryRent }
  const words = wordsOf({ language }).classes
  const sizes = place && sizesByClass(place, bounds, language)
  const here = (said: string | undefined) => (said ? [words.here(said)] : [])
  const homes: Home[] = [
    {
      art: 'walk-up',
      title: words.standard.title,
      priceRange: claims.standardRent,
      features: [words.standard.feature, ...(sizes ? [words.here(sizes.standard)] : [])],
    },
    {
      art: 'mid-rise',
      title: words.midRange.title,
      priceRange: claims.midRangeRent,
      features: [words.midRange.feature, ...here(sizes?.midRange)],
    },
    {
      art: 'tower',
      title: words.luxury.title,
      priceRange: claims.luxuryRent,
      features: [words.luxury.feature, ...here(sizes?.luxury)],
    },
  ]
  return {
    kind: 'homes',
    heading: words.heading(name),
    lead: sizes
      ? words.sizesBy(shortOf(sizes.source, language))
      : ((place && rentAmongClasses(place, bounds, language)) ?? words.sameEverywhere),
    homes,
  }
}

/** What to have ready, with the pay that landlords ask for in this town. */
export function applicationForm(place: Place | null, language: Language = 'en'): Section {
  const words = wordsOf({ language }).form
  const rent = place && fairRents(place)?.byBedrooms[1].value
  const pay = rent ? words.payAsked(dollars(incomeByTimes(rent))) : words.pay
  return {
    kind: 'form',
    id: 'apply',
    heading: words.heading,
    lead: words.lead,
    form: 'city-application',
    points: [pay, words.past, words.contact],
  }
}

export function closing(site: Site, heading: string, label: string): Section {
  return {
    kind: 'closing',
    heading,
    lead: wordsOf(site).answers(site.claims.specialistResponse),
    actions: [preApproval(site, label), callUs(site)],
  }
}
