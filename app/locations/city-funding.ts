import type { Fact } from '../almanac/fact.ts'
import { isWorthFinding } from '../almanac/page-worth.ts'
import { sources } from '../almanac/source.ts'
import { approvalRateMeaning } from '../claims/meanings.ts'
import type { Action, Crumb, LandingPage, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import type { Site } from '../site/site.ts'
import { assistanceFor } from './assistance.ts'
import { populationFigure } from './local-figures.ts'
import { areasOf } from './neighborhoods.ts'
import { fundingPath, landingPath, ownFundingPath, statePath, subCityPath } from './paths.ts'
import type { Place } from './place.ts'
import { placeSchema } from './place-schema.ts'
import { applyNow, callUs } from './place-sections.ts'
import { people, sizeSentence } from './place-words.ts'
import { rentSnippet } from './rent-snippet.ts'
import { rentFigures, rentSentence } from './rent-words.ts'
import type { Funding } from './resolve.ts'
import { approvalEverywhere, fundingIn } from './state-funding.ts'
import { stateByCode } from './states.ts'
import { housingOffices } from './town/free-help.ts'
import { fundingAndRent } from './town/funding-and-rent.ts'
import { populationFact, rentFact, stateRentFact } from './town/place-facts.ts'
import { withSources } from './town/sources.ts'
import { townsAround } from './town-links.ts'
import { townWords } from './town-words.ts'
import { unlistedFigures, unlistedLead, unlistedSections } from './unlisted-funding.ts'

const maxNearby = 30
const highlighted = 5

/** /city/{city}: what a renter in one city can expect. */
export function cityFundingPage({ city, others, isKnown }: Funding, site: Site): LandingPage {
  const { brand, claims } = site
  const place = isKnown ? city : null
  const funding = fundingIn(site, city.state ?? '')
  const where = city.state ? `${city.name}, ${city.state}` : city.name
  return {
    chrome: 'full',
    isCostLinked: true,
    crumbs: crumbsTo(city),
    head: {
      path: pathOf(city, place),
      crumb: city.name,
      title: `Rental funding in ${where}: ${funding} | ${brand}`,
      description: place
        ? `Rental funding of ${funding} in ${where}, a loan. ${rentSnippet(place)} Apply for ${claims.applicationFee}.`
        : `Rental funding of ${funding} in ${where}, a loan, after bad credit, evictions, broken leases or a record. Apply for ${claims.applicationFee}.`,
      ...(place && { schema: [placeSchema(place)] }),
      isIndexed: isKnown && isWorthFinding(pathOf(city, place)),
    },
    sections: withSources(place, [
      {
        kind: 'placeHero',
        badge: 'City funding',
        title: `Rental funding in ${where}`,
        lead: place ? `${sizeSentence(place)} ${rentSentence(place)}` : unlistedLead(city),
        actions: [applyNow(site), callUs(site)],
        skyline: { slug: city.slug, label: 'A drawing: a brass key whose teeth are the roofs of a town.' },
        figures: [
          ...(place ? [populationFigure(place), ...rentFigures(place)] : unlistedFigures(city)),
          { label: 'Funding', value: funding },
          approvalEverywhere(site),
          { label: 'Application fee', value: claims.applicationFee },
        ],
        figuresNote: approvalRateMeaning(claims),
        ...(place && { facts: headFacts(place) }),
      },
      ...(place ? [...neighborhoods(place), ...nearby(place, site)] : unlistedSections(city)),
      ...(place ? [...fundingAndRent(place, site), apartments(place)] : []),
      assistance(city.slug, city.name, place),
      ...(others.length > 0 ? [sameName(city.name, others)] : []),
      {
        kind: 'closing',
        heading: `Get ${funding} for your next home in ${city.name}.`,
        lead: `The average decision takes ${claims.fundingDecision}, and if a lender says yes, funds are typically there in ${claims.fundsAvailable}.`,
        actions: [applyNow(site), callUs(site), ...(place ? [toApartments(place)] : [])],
      },
    ]),
  }
}

/** Of the head of a place's page: its people, its rent, its state's. */
export function headFacts(place: Place): Fact[] {
  const state = stateByCode(place.state)
  const rent = rentFact(place)
  return [populationFact(place), ...(rent ? [rent] : []), ...(state ? [stateRentFact(state)] : [])]
}

function toApartments(place: Place): Action {
  return { label: `Second chance apartments in ${place.name}`, href: landingPath(place), isQuiet: true }
}

function pathOf(city: Funding['city'], place: Place | null) {
  if (place) return fundingPath(place)
  return city.state ? ownFundingPath(city) : `/city/${city.slug}`
}

export function crumbsTo(place: { state: string | null } | null, language: Language = 'en'): Crumb[] {
  const words = townWords[language].landing.crumbs
  const state = stateByCode(place?.state ?? '')
  return [
    { label: words.home, href: '/' },
    { label: words.states, href: '/states' },
    ...(state ? [{ label: state.name, href: statePath(state) }] : []),
  ]
}

function neighborhoods(place: Place): Section[] {
  const areas = areasOf(place.slug)
  if (areas.length === 0) return []
  const doors = areas.map((area) => ({
    name: area.name,
    detail: area.population === null ? area.county : `${people(area.population)}, ${area.county}`,
    action: { label: `View ${area.name} Rentals`, href: subCityPath(area, place) },
  }))
  return [{ kind: 'street', heading: `Neighborhoods of ${place.name}`, doors }]
}

function nearby(place: Place, { claims, numbers }: Site): Section[] {
  const towns = townsAround(place, { withinMiles: numbers.nearbyMiles, limit: maxNearby })
  if (towns.length === 0) return []
  return [
    {
      kind: 'towns',
      heading: `Towns near ${place.name}`,
      lead: `Within ${claims.nearbyMiles}, with the census median rent, ${sources.places.years}.`,
      nearest: towns,
      more: [],
      visibleAtFirst: maxNearby,
      highlighted,
    },
  ]
}

function apartments(place: Place): Section {
  return {
    kind: 'prose',
    heading: `Looking for an apartment in ${place.name}?`,
    paragraphs: [],
    actions: [
      { label: `Apartments in ${place.name}`, href: landingPath(place), isQuiet: true },
      { label: 'Where your budget reaches', href: `/rent-finder?near=${place.slug}`, isQuiet: true },
    ],
  }
}

function assistance(slug: string, name: string, place: Place | null): Section {
  return {
    kind: 'resources',
    heading: `Free or low-cost help in ${name}`,
    lead: 'Not part of us; asking is free.',
    resources: [
      ...assistanceFor(place?.slug ?? slug).map(({ name: who, what, phone, tel }) => ({
        name: who,
        description: what,
        facts: [],
        contact: { label: phone, href: `tel:${tel}` },
      })),
      ...(place ? housingOffices(place) : []),
    ],
  }
}

function sameName(name: string, others: readonly Place[]): Section {
  return {
    kind: 'towns',
    heading: `Other places called ${name}`,
    nearest: others.map((place) => ({
      name: `${place.name}, ${place.state}`,
      href: fundingPath(place),
      note: people(place.population),
    })),
    more: [],
    visibleAtFirst: others.length,
  }
}
