import type { ClaimName } from '../claims/claims.ts'
import type { Door, LandingPage, Resource, Section, TownLink } from '../landing/sections.ts'
import { grouped } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { countWithin } from './nearest.ts'
import { cityPath, landingPath, statePath } from './paths.ts'
import type { Place, State } from './place.ts'
import { applyNow, callUs } from './place-sections.ts'
import { people } from './place-words.ts'
import { findPlace, listPlacesIn } from './places.ts'
import { rentInShort, stateRentFigure, stateRentInShort, unknownRent } from './rent-words.ts'
import type { StatePage } from './resolve.ts'
import { slugOf } from './slug.ts'

/** Texas, California and Florida have figures of their own. */
const specifics: Record<string, { funding: ClaimName; approval: ClaimName }> = {
  TX: { funding: 'fundingTexas', approval: 'approvalTexas' },
  CA: { funding: 'fundingCalifornia', approval: 'approvalCalifornia' },
  FL: { funding: 'fundingFlorida', approval: 'approvalFlorida' },
}

const majorCities = 8
const shownTowns = 60

export function fundingIn({ claims }: Site, stateCode: string) {
  return claims[specifics[stateCode]?.funding ?? 'fundingRange']
}

function approvalIn({ claims }: Site, stateCode: string) {
  return claims[specifics[stateCode]?.approval ?? 'approvalRate']
}

export function stateFundingPage(page: StatePage, site: Site): LandingPage {
  const { name, slug } = page.state
  const { brand, claims } = site
  const code = page.isKnown ? page.state.code : ''
  const funding = fundingIn(site, code)
  return {
    chrome: 'full',
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Service areas', href: '/states' },
    ],
    head: {
      path: statePath({ slug }),
      crumb: name,
      title: `Rental funding in ${name}: ${funding} | ${brand}`,
      description: page.isKnown
        ? `Rental funding of ${funding} in ${name}, where the ${stateRentInShort(page.state)}. Help after bad credit, evictions or broken leases.`
        : `Rental funding of ${funding} in ${name} and help with approval after bad credit, evictions, broken leases or a record.`,
      isIndexed: page.isKnown,
    },
    sections: [
      {
        kind: 'placeHero',
        badge: `${name} rental funding`,
        title: `A second key in ${name}`,
        lead: page.isKnown
          ? stateSentence(page.state)
          : `We help renters with funding and approval, whatever their history. We have no figures about ${name}.`,
        actions: [applyNow(site), callUs(site)],
        skyline: {
          slug: skylineOf(page),
          label: 'A drawing: a brass key whose teeth are the roofs of a town.',
        },
        figures: [
          { label: 'Funding', value: funding },
          page.isKnown ? stateRentFigure(page.state) : unknownRent,
          { label: 'Approval rate', value: approvalIn(site, code) },
          { label: 'Application fee', value: claims.applicationFee },
        ],
      },
      ...(page.isKnown ? [cities(page.state), towns(page.state, site)] : []),
      lendingResources(site, name),
      {
        kind: 'closing',
        heading: `The next door can be in ${name}.`,
        lead: `Application fee ${claims.applicationFee}. The success fee is ${claims.successFee}, due only after approval.`,
        actions: [applyNow(site, 'Start Your Application Now'), callUs(site)],
      },
    ],
  }
}

function stateSentence(state: State) {
  const { name, population, code } = state
  const known = listPlacesIn(code).length
  return `${name} has ${people(population)}, and its ${stateRentInShort(state)} a month over 2019–2023. Of its towns and cities, ${grouped(known)} have a page here.`
}

/** The state's largest city lends its skyline; an unknown state is cut from its own letters. */
function skylineOf(page: StatePage) {
  return (page.isKnown && listPlacesIn(page.state.code)[0]?.slug) || page.state.slug
}

function cities(state: State): Section {
  const largest = listPlacesIn(state.code).slice(0, majorCities)
  const examples = state.exampleCities.flatMap(
    (name) => findPlace(`${slugOf(name)}-${state.code.toLowerCase()}`) ?? [],
  )
  const shown = [...new Set([...examples, ...largest])].slice(0, majorCities)
  return { kind: 'street', heading: `Major cities in ${state.name}`, doors: shown.map(cityDoor) }
}

function cityDoor(city: Place): Door {
  return {
    name: city.name,
    detail: [people(city.population), rentInShort(city)].filter(Boolean).join(', '),
    action: { label: `View ${city.name} Funding`, href: cityPath(city) },
  }
}

function towns(state: State, { numbers }: Site): Section {
  const all = listPlacesIn(state.code)
  const spread = state.towns.flatMap((name) => findPlace(`${slugOf(name)}-${state.code.toLowerCase()}`) ?? [])
  const more = all.filter((place) => !spread.includes(place)).slice(majorCities, majorCities + shownTowns)
  return {
    kind: 'towns',
    heading: `Nearby towns in ${state.name}`,
    nearest: spread.map(townIn),
    more: [...more, ...remoteTowns(state.code, numbers.nearbyMiles)].filter(unique).map(townIn),
    visibleAtFirst: 15,
  }
}

function townIn(place: Place): TownLink {
  return { name: place.name, href: landingPath(place), note: people(place.population) }
}

function unique<T>(item: T, index: number, list: T[]) {
  return list.indexOf(item) === index
}

/** Few towns lie near these, so few lists lead to them: the state's page does. */
function remoteTowns(stateCode: string, nearbyMiles: number): Place[] {
  const known = remote.get(stateCode)
  if (known?.nearbyMiles === nearbyMiles) return known.found
  const found = listPlacesIn(stateCode).filter((place) => countWithin(place, nearbyMiles) < fewNeighbors)
  remote.set(stateCode, { nearbyMiles, found })
  return found
}

const fewNeighbors = 6
const remote = new Map<string, { nearbyMiles: number; found: Place[] }>()

function lendingResources({ claims }: Site, name: string): Section {
  const resources: Resource[] = [
    {
      name: 'Emergency Rental Assistance',
      provider: 'State and local programs',
      description: `For households in ${name} who fell behind or are about to.`,
      facts: [
        { label: 'Who', value: `income below ${claims.emergencyIncome} of area median` },
        { label: 'Amount', value: `up to ${claims.emergencyMonths} months of rent` },
      ],
    },
    {
      name: 'Security Deposit Loans',
      provider: 'Lender network',
      description: 'For the deposit that stands between you and the keys.',
      facts: [
        { label: 'Who', value: `${claims.depositLoanIncome} monthly income` },
        { label: 'Amount', value: claims.depositLoan },
      ],
    },
    {
      name: 'Moving Assistance Grants',
      provider: 'Community programs',
      description: 'For the truck, the boxes and the first days.',
      facts: [
        { label: 'Who', value: 'renters moving into a new home' },
        { label: 'Amount', value: claims.movingGrant },
      ],
    },
  ]
  return { kind: 'resources', heading: `Lending resources in ${name}`, resources }
}
