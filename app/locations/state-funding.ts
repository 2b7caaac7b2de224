import { isWorthFinding } from '../almanac/page-worth.ts'
import type { ClaimName } from '../claims/claims.ts'
import { costsOf } from '../claims/costs.ts'
import { approvalRateMeaning } from '../claims/meanings.ts'
import type { Door, Figure, LandingPage, Resource, Section } from '../landing/sections.ts'
import { grouped } from '../platform/us-number.ts'
import { withArticle } from '../platform/us-states.ts'
import { phoneHref, type Site } from '../site/site.ts'
import { incomeLawSentence, vouchersIn } from '../site/vouchers.ts'
import { findHelpline } from './assistance.ts'
import { fundingPath, statePath } from './paths.ts'
import type { Place, State } from './place.ts'
import { stateSchema } from './place-schema.ts'
import { applyNow, callUs } from './place-sections.ts'
import { people } from './place-words.ts'
import { findPlace, listPlacesIn } from './places.ts'
import { rentInShort, stateRentFigure, stateRentInShort, unknownRent } from './rent-words.ts'
import type { StatePage } from './resolve.ts'
import { slugOf } from './slug.ts'
import { stateHelp } from './state-help.ts'
import { hourAroundCities } from './state-hours.ts'
import { stateRents } from './state-rents.ts'
import { townLetters } from './state-town-index.ts'
import { stateTowns } from './state-towns.ts'
import { areaMedianWords } from './town/income-limits.ts'
import { stateRights } from './town/rights.ts'

type FundingClaim = 'fundingRange' | 'fundingTexas' | 'fundingCalifornia' | 'fundingFlorida'

/** Texas, California and Florida have figures of their own. */
const specifics: Record<string, { funding: FundingClaim; approval: ClaimName }> = {
  TX: { funding: 'fundingTexas', approval: 'approvalTexas' },
  CA: { funding: 'fundingCalifornia', approval: 'approvalCalifornia' },
  FL: { funding: 'fundingFlorida', approval: 'approvalFlorida' },
}

const majorCities = 8

export function fundingIn({ claims }: Site, stateCode: string) {
  return claims[specifics[stateCode]?.funding ?? 'fundingRange']
}

/** The least and the most, for setting them against a rent. */
export function fundingRange({ numbers }: Site, stateCode: string): readonly [number, number] {
  return numbers[specifics[stateCode]?.funding ?? 'fundingRange']
}

/** A state's own rate and everybody's are two figures: each says whose it is. */
function approvalIn({ claims }: Site, stateCode: string, name: string): Figure {
  const own = specifics[stateCode]?.approval
  return own ? { label: `Approval rate in ${name}`, value: claims[own] } : approvalEverywhere({ claims })
}

export function approvalEverywhere({ claims }: Pick<Site, 'claims'>): Figure {
  return { label: 'Approval rate, all states', value: claims.approvalRate }
}

export function stateFundingPage(page: StatePage, site: Site): LandingPage {
  const { slug } = page.state
  const crumb = page.state.name
  const name = withArticle(crumb)
  const { brand, claims } = site
  const code = page.isKnown ? page.state.code : ''
  const funding = fundingIn(site, code)
  return {
    chrome: 'full',
    sheet: 'state',
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Service areas', href: '/states' },
    ],
    head: {
      path: statePath({ slug }),
      crumb,
      title: `Rental funding in ${name}: ${funding} | ${brand}`,
      description: page.isKnown
        ? `Rental funding of ${funding} in ${name}, a loan, where the ${stateRentInShort(page.state)}. Help after bad credit, evictions or broken leases.`
        : `Rental funding of ${funding} in ${name}, a loan, and help with approval after bad credit, evictions, broken leases or a record.`,
      ...(page.isKnown && { schema: [stateSchema(page.state, site.url)] }),
      isIndexed: page.isKnown && isWorthFinding(statePath({ slug })),
    },
    sections: [
      {
        kind: 'placeHero',
        badge: `${crumb} rental funding`,
        title: `A second key in ${name}`,
        lead: page.isKnown
          ? stateSentence(page.state)
          : `We help renters with funding and approval after a no. We have no figures about ${name}.`,
        actions: [applyNow(site), callUs(site)],
        skyline: {
          slug: skylineOf(page),
          label: 'A drawing: a brass key whose teeth are the roofs of a town.',
        },
        figures: [
          { label: 'Funding', value: funding },
          page.isKnown ? stateRentFigure(page.state) : unknownRent(),
          approvalIn(site, code, name),
          { label: 'Application fee', value: claims.applicationFee },
        ],
        figuresNote: approvalRateMeaning(claims, specifics[code] ? ` in ${name}` : ''),
      },
      ...(page.isKnown ? rentsAndTowns(page.state, site) : []),
      lendingResources(site, name, page.isKnown ? medianExample(page.state, site) : null),
      ...(page.isKnown ? helpAndRules(page.state, site) : []),
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
  return `The 2020 census counted ${people(population)} in ${name}, and its ${stateRentInShort(state)}. Of its towns and cities, ${grouped(known)} have a page here.`
}

/** The state's largest city lends its skyline; an unknown state is cut from its own letters. */
function skylineOf(page: StatePage) {
  return (page.isKnown && listPlacesIn(page.state.code)[0]?.slug) || page.state.slug
}

function rentsAndTowns(state: State, site: Site): Section[] {
  return [...stateRents(state), ...citiesAndTowns(state, site), ...hourAroundCities(state)]
}

function helpAndRules(state: State, site: Site): Section[] {
  return [
    ...stateHelp(state),
    { kind: 'rights', ...stateRights(state.code) },
    vouchers(site, state),
    townLetters(state),
  ]
}

function citiesAndTowns(state: State, site: Site): Section[] {
  const cities = citiesOf(state)
  return [
    { kind: 'street', heading: `Major cities in ${state.name}`, doors: cities.map(cityDoor) },
    ...stateTowns(state, cities, site),
  ]
}

/** The three specified examples and then the largest. */
function citiesOf(state: State): Place[] {
  const largest = listPlacesIn(state.code).slice(0, majorCities)
  const examples = state.exampleCities.flatMap(
    (name) => findPlace(`${slugOf(name)}-${state.code.toLowerCase()}`) ?? [],
  )
  return [...new Set([...examples, ...largest])].slice(0, majorCities)
}

function cityDoor(city: Place): Door {
  return {
    name: city.name,
    detail: [people(city.population), rentInShort(city)].filter(Boolean).join(', '),
    action: { label: `View ${city.name} Funding`, href: fundingPath(city) },
  }
}

function vouchers(site: Site, { name, code }: State): Section {
  return {
    kind: 'prose',
    heading: `Vouchers in ${name}`,
    paragraphs: [vouchersIn(site, code), incomeLawSentence(code)].filter(Boolean),
  }
}

/** What a share of the area's median is in dollars, in the county of the largest city that has limits. */
function medianExample({ code }: State, site: Site) {
  for (const city of listPlacesIn(code).slice(0, majorCities)) {
    const words = areaMedianWords(city, site)
    if (words) return words
  }
  return null
}

function lendingResources(site: Site, name: string, median: string | null): Section {
  const { claims } = site
  const resources: Resource[] = [
    {
      name: 'Emergency Rental Assistance',
      provider: 'State and local programs',
      description: `For households in ${name} that fell behind or are about to.`,
      facts: [
        { label: 'Who', value: `income below ${claims.emergencyIncome} of area median` },
        ...(median ? [{ label: 'That is', value: median }] : []),
        { label: 'Amount', value: `up to ${claims.emergencyMonths} months of rent` },
      ],
      contact: helpline('who pays it where you live'),
    },
    {
      name: 'Security Deposit Loans',
      provider: 'Lender network',
      description: `For the deposit that stands between you and the keys. Part of our funding program: ${costsOf(claims, 'funding').line}`,
      facts: [
        { label: 'Who', value: `${claims.depositLoanIncome} monthly income` },
        { label: 'Amount', value: claims.depositLoan },
      ],
      contact: { label: `Contact: ${site.brand}, ${site.phone}`, href: phoneHref(site) },
    },
    {
      name: 'Moving Assistance Grants',
      provider: 'Community programs',
      description: 'For the truck, the boxes and the first days.',
      facts: [
        { label: 'Who', value: 'renters moving into a new home' },
        { label: 'Amount', value: claims.movingGrant },
      ],
      contact: helpline('who gives it where you live'),
    },
  ]
  return {
    kind: 'resources',
    heading: `Lending resources in ${name}`,
    lead: 'What such help usually asks and pays. Each program sets its own rules and may be out of money, and not every place has one.',
    resources,
  }
}

/** Programs of states and towns change; the helpline knows the one at hand. */
function helpline(asked: string): Resource['contact'] {
  const line = findHelpline()
  return line
    ? { label: `Contact: ${line.name}, ${line.phone}. Ask ${asked}`, href: `tel:${line.tel}` }
    : undefined
}
