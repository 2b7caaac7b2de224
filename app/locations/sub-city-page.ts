import type { Fact } from '../almanac/fact.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import { isWorthFinding } from '../almanac/page-worth.ts'
import { datedSource, sources } from '../almanac/source.ts'
import { zipRents } from '../almanac/zip-rents.ts'
import { guaranteeMeaning } from '../claims/meanings.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { dollars, grouped, milesText } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { crumbsTo, headFacts } from './city-funding.ts'
import { areasOf } from './neighborhoods.ts'
import { landingPath, subCityPath } from './paths.ts'
import type { Area, Place } from './place.ts'
import { areaSchema } from './place-schema.ts'
import { applicationForm, callUs, preApproval } from './place-sections.ts'
import { people } from './place-words.ts'
import { rentSentence } from './rent-words.ts'
import type { SubCity } from './resolve.ts'
import { directionTo, milesBetween } from './sphere.ts'
import { inSentence } from './state-words.ts'
import { freeHelp } from './town/free-help.ts'
import { townsAround } from './town-links.ts'

const townsShown = 50

/** /subcity/{slug}: a neighbourhood. The name is read from the address: neighbourhood and city together. */
export function subCityPage(page: SubCity, site: Site): LandingPage {
  const { claims } = site
  const name = page.isKnown ? nameWithCity(page.area, page.place, ' ') : page.area.name
  const state = page.isKnown ? page.place.state : page.area.state
  const place = page.isKnown ? nameWithCity(page.area, page.place, ', ') : page.area.name
  const where = state ? `${place}, ${state}` : place
  const slug = page.isKnown ? page.slug : page.area.slug
  return {
    chrome: 'simple',
    isCostLinked: true,
    crumbs: page.isKnown
      ? [...crumbsTo(page.place), { label: page.place.name, href: landingPath(page.place) }]
      : crumbsTo(page.area),
    head: {
      path: `/subcity/${slug}`,
      crumb: page.area.name,
      // Specified (§2): neighbourhood and city as one name.
      title: `Second Chance Apartments ${state ? `${name}, ${state}` : name} | Bad Credit Rentals`,
      description: `Second chance apartments in ${where}. Bad credit, evictions and broken leases considered. We talk to landlords and help with every application.`,
      keywords: `second chance apartments ${name}, bad credit rentals ${name}, eviction friendly apartments ${name}, broken lease apartments ${name}`,
      ...(page.isKnown && { schema: [areaSchema(page.area, page.place)] }),
      isIndexed: page.isKnown && isWorthFinding(`/subcity/${slug}`),
    },
    sections: [
      {
        kind: 'placeHero',
        title: `Second Chance Apartments in ${where}`,
        lead: page.isKnown
          ? areaSentence(page.area, page.place)
          : `We look for properties in and around ${name} that consider your history, and help with every application.`,
        actions: [preApproval(site), callUs(site)],
        skyline: {
          slug: page.isKnown ? page.place.slug : slug,
          label: 'A drawing: a brass key whose teeth are the roofs of a town.',
        },
        figures: [
          { label: 'Application fee', value: claims.applicationFee },
          ...(page.isKnown && page.area.population !== null
            ? [
                {
                  label: `People in ${page.area.name}${yearsOf(page.area)}`,
                  value: sizeOf(page.area, page.area.population),
                },
              ]
            : []),
          ...(page.isKnown
            ? [
                {
                  label: `People in ${page.place.name}, ${page.place.populationYears.replace('-', '–')}`,
                  value: grouped(page.place.population),
                },
              ]
            : []),
        ],
      },
      benefits(
        page.area.name,
        page.isKnown ? `the rest of ${page.place.name}` : 'the places around it',
        site,
      ),
      ...(page.isKnown
        ? [description(page.area, page.place), ...townsBeside(page.area, page.place, site)]
        : []),
      ...(page.isKnown ? freeHelp(page.place, site) : []),
      process(page.area.name),
      ...(page.isKnown ? neighbors(page.area, page.place) : []),
      applicationForm(page.isKnown ? page.place : null),
      {
        kind: 'closing',
        heading: `A door in ${page.area.name}.`,
        lead: `A rental specialist answers within ${claims.specialistResponse}.`,
        actions: [preApproval(site, `Start Your ${name} Application`), callUs(site)],
      },
    ],
  }
}

/** 'Downtown Los Angeles' says the city already. */
function nameWithCity(area: Area, { name }: Place, between: string) {
  return area.name.includes(name) ? area.name : `${area.name}${between}${name}`
}

/** Our own sums of census blocks are rounded, and say so. */
function sizeOf({ populationBasis }: Area, population: number) {
  return `${populationBasis === 'estimate' ? 'about ' : ''}${grouped(population)}`
}

/** What cities publish is the census bureau's estimate over five years. */
function yearsOf({ populationBasis, populationYear }: Area) {
  if (populationYear === null) return ''
  return `, ${populationBasis === 'city-published' ? `${populationYear - 4}–` : ''}${populationYear}`
}

function areaSentence(area: Area, place: Place) {
  return `${area.name} is a part of ${place.name}. Bad credit, an eviction or a broken lease? We help you rent here.`
}

function description(area: Area, place: Place): Section {
  const share = area.population === null ? null : Math.round((area.population / place.population) * 1000) / 10
  const county = inSentence(area.county || place.county)
  const size =
    share === null || share < 0.1
      ? `${area.name} belongs to ${place.name} in ${county}.`
      : `About ${share}% of the people of ${place.name} live in ${area.name}, in ${county}.`
  return {
    kind: 'prose',
    heading: `Renting in ${area.name}`,
    paragraphs: [
      [size, wayWords(area, place)].filter(Boolean).join(' '),
      area.rent === null ? rentSentence(place) : ownRent(area, area.rent),
      fairRentWords(place),
      zipWords(place),
    ].filter(Boolean),
    facts: factsAt(area, place),
    actions: [
      { label: `Rents, income limits and rights in ${place.name}`, href: landingPath(place), isQuiet: true },
    ],
  }
}

/** Where it lies in its city, for those whose centre is known. */
function wayWords({ centre }: Area, place: Place) {
  if (!centre) return ''
  const direction = directionTo(place, centre)
  const miles = milesBetween(place, centre)
  return miles < 1 || !direction
    ? 'Its center is less than a mile from the city’s.'
    : `Its center is ${milesText(miles)} ${direction} of the city’s.`
}

/** New York's boroughs are counties, so that the census has a figure. */
function ownRent({ name }: Area, rent: number) {
  return `The census median rent in ${name} was ${dollars(rent)} a month over ${sources.counties.years}, utilities included.`
}

function fairRentWords(place: Place) {
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return ''
  return `HUD’s fair rent for ${place.name} is ${dollars(rents[0].value)} a month for a studio, ${dollars(rents[1].value)} for one bedroom, ${dollars(rents[2].value)} for two and ${dollars(rents[3].value)} for three (${rents[1].source.years}, utilities included).`
}

/** Which ZIP codes a neighbourhood has is not on file, so only the city's span is said. */
function zipWords(place: Place) {
  const rents = zipRents(place)
  const [cheapest] = rents
  const dearest = rents.at(-1)
  if (!cheapest || !dearest || cheapest === dearest) return ''
  const top = `${dearest.isTop ? 'over ' : ''}${dollars(dearest.rent.value)}`
  return `By ZIP code, census median rents in ${place.name} run from ${dollars(cheapest.rent.value)} (${cheapest.zip}) to ${top} (${dearest.zip}), ${cheapest.rent.source.years}.`
}

function factsAt(area: Area, place: Place): Fact[] {
  const fair = fairRents(place)?.byBedrooms
  const zips = zipRents(place)
  const ends = [zips[0], zips.at(-1)].flatMap((zip) => zip?.rent ?? [])
  return [
    ...headFacts(place),
    ...(fair ? [fair[0], fair[1], fair[2], fair[3]] : []),
    ...ends,
    ...ownFacts(area),
  ]
}

function ownFacts({ name, population, populationBasis, populationYear, rent }: Area): Fact[] {
  const of = { kind: 'area', name } as const
  const counted = datedSource(
    `People, ${populationBasis ?? 'of unknown source'}`,
    'count',
    `${populationYear ?? ''}`,
  )
  return [
    ...(population === null ? [] : [{ value: population, of, source: counted }]),
    ...(rent === null ? [] : [{ value: rent, of, source: sources.counties }]),
  ]
}

/** Seen from the neighbourhood, not from the middle of its city. */
function townsBeside({ name, centre }: Area, place: Place, { claims, numbers }: Site): Section[] {
  if (!centre) return []
  const spot = { ...centre, slug: place.slug, state: place.state }
  const towns = townsAround(spot, { withinMiles: numbers.nearbyMiles, limit: townsShown })
  if (towns.length === 0) return []
  return [
    {
      kind: 'towns',
      heading: `Towns near ${name}`,
      lead: `Within ${claims.nearbyMiles}, with the census median rent, ${sources.places.years}.`,
      nearest: towns,
      more: [],
      visibleAtFirst: townsShown,
    },
  ]
}

function benefits(name: string, next: string, { claims }: Site): Section {
  return {
    kind: 'cards',
    heading: `What you get in ${name}`,
    cards: [
      {
        art: 'letter',
        title: 'Bad Credit Accepted',
        text: `Scores as low as ${claims.lowestCreditScore}.`,
      },
      {
        art: 'window',
        title: 'Local Properties',
        text: `We look in ${name} first, then in ${next}.`,
      },
      {
        art: 'plate',
        title: 'Approval Guarantee',
        text: guaranteeMeaning,
      },
      {
        art: 'clock',
        title: 'Quick Approval',
        text: `Typical is ${claims.approvalTime}; no date is promised.`,
      },
    ],
  }
}

function process(name: string): Section {
  return {
    kind: 'steps',
    heading: 'How it works',
    steps: [
      { title: 'Step 1: Apply', text: 'By the form below, or by phone.' },
      {
        title: 'Step 2: Match',
        text: `Homes in and around ${name}.`,
      },
      { title: 'Step 3: Move In', text: 'Sign the lease, get the keys.' },
    ],
  }
}

function neighbors(area: Area, place: Place): Section[] {
  const others = areasOf(place.slug).filter((other) => other !== area)
  if (others.length === 0) return []
  return [
    {
      kind: 'towns',
      heading: `Elsewhere in ${place.name}`,
      nearest: [
        { name: `All of ${place.name}`, href: landingPath(place), note: people(place.population) },
        ...others.map((other) => ({
          name: other.name,
          href: subCityPath(other, place),
          note: noteOf(other, area),
        })),
      ],
      more: [],
      visibleAtFirst: others.length,
    },
  ]
}

/** The way there from this one, and how many live there. */
function noteOf({ centre, population, county }: Area, from: Area) {
  const way =
    centre && from.centre
      ? [milesText(milesBetween(from.centre, centre)), directionTo(from.centre, centre)]
          .filter(Boolean)
          .join(' ')
      : ''
  return [way, population === null ? county : people(population)].filter(Boolean).join(', ')
}
