import { isWorthFinding } from '../almanac/page-worth.ts'
import { type ClaimName, isZero } from '../claims/claims.ts'
import { costsOf, priceWords } from '../claims/costs.ts'
import { approvalRateMeaning } from '../claims/meanings.ts'
import type { Door, Figure, LandingPage, Resource, Section } from '../landing/sections.ts'
import { slugOf } from '../platform/slug.ts'
import { grouped } from '../platform/us-number.ts'
import { branded, describedWith, fittingTitle } from '../site/search-result.ts'
import { callHref, type Site } from '../site/site.ts'
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
import { stateCrumbs } from './state-crumbs.ts'
import { stateHelp } from './state-help.ts'
import { nearLargestCities } from './state-near-cities.ts'
import { statePageWords } from './state-page-words.ts'
import { stateRents } from './state-rents.ts'
import { townLetters } from './state-town-index.ts'
import { stateTowns } from './state-towns.ts'
import { district } from './states.ts'
import { territoryPage } from './territory-page.ts'
import { areaMedianWords } from './town/income-limits.ts'
import { stateRights } from './town/rights.ts'
import { townWords } from './town-words.ts'
import { unlistedSections } from './unlisted-funding.ts'

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

/** What is told of a rate, and what the rate means: nothing where it was taken off. */
type Rate = { figures: Figure[]; figuresNote?: string }

/** A state's own rate and everybody's are two figures: each says whose it is. */
function approvalIn(site: Site, stateCode: string, name: string): Rate {
  const { claims } = site
  const words = wordsOf(site).page
  const own = specifics[stateCode]?.approval
  if (!own || isZero(claims, own)) return approvalEverywhere(site)
  return {
    figures: [{ label: words.approvalIn(name), value: claims[own] }],
    figuresNote: approvalRateMeaning(claims, words.rateIn(name)),
  }
}

export function approvalEverywhere(site: Site): Rate {
  const { claims } = site
  if (isZero(claims, 'approvalRate')) return { figures: [] }
  return {
    figures: [{ label: wordsOf(site).page.approvalEverywhere, value: claims.approvalRate }],
    figuresNote: approvalRateMeaning(claims),
  }
}

function wordsOf({ language }: Pick<Site, 'language'>) {
  return statePageWords[language]
}

export function stateFundingPage(page: StatePage, site: Site): LandingPage {
  if (!page.isKnown && page.territory) return territoryPage(page.territory, site)
  const { slug, name } = page.state
  const { brand, claims, language } = site
  const words = wordsOf(site).page
  const code = page.isKnown ? page.state.code : ''
  const funding = fundingIn(site, code)
  const approval = approvalIn(site, code, name)
  const capital = slug === district.slug ? listPlacesIn(district.code)[0] : undefined
  return {
    chrome: 'full',
    sheet: 'state',
    crumbs: stateCrumbs(language),
    head: {
      path: statePath({ slug }),
      crumb: name,
      title: fittingTitle(branded(words.title(name, funding), brand)),
      description: page.isKnown
        ? describedWith(
            words.description(name, funding, stateRentInShort(page.state, language)),
            words.helpAfter,
          )
        : words.descriptionUnknown(name, funding),
      ...(page.isKnown && { schema: [stateSchema(page.state, site)] }),
      isIndexed: page.isKnown && isWorthFinding(statePath({ slug })),
    },
    sections: [
      {
        kind: 'placeHero',
        badge: words.badge(name),
        title: words.heading(name),
        lead: page.isKnown
          ? stateSentence(page.state, site)
          : capital
            ? words.leadByCity(name, capital.name)
            : words.leadUnknown(name),
        actions: [applyNow(site), callUs(site)],
        skyline: { slug: skylineOf(page), label: townWords[language].landing.skyline },
        figures: [
          { label: words.funding, value: funding },
          ...(page.isKnown
            ? [stateRentFigure(page.state, undefined, language)]
            : capital
              ? []
              : [unknownRent(language)]),
          ...approval.figures,
          { label: words.applicationFee, value: priceWords(claims, 'applicationFee') },
        ],
        figuresNote: approval.figuresNote,
      },
      ...(page.isKnown ? rentsAndTowns(page.state, site) : []),
      ...(capital ? unlistedSections({ name, slug, state: district.code }, language) : []),
      lendingResources(site, name, page.isKnown ? medianExample(page.state, site) : null),
      ...(page.isKnown ? helpAndRules(page.state, site) : []),
      {
        kind: 'closing',
        heading: words.nextDoor(name),
        lead: words.fees(claims),
        actions: [applyNow(site, words.start), callUs(site)],
      },
    ],
  }
}

function stateSentence(state: State, site: Site) {
  const { name, population, code } = state
  const { language } = site
  const known = grouped(listPlacesIn(code).length)
  return wordsOf(site).page.lead(name, people(population, language), stateRentInShort(state, language), known)
}

/** The state's largest city lends its skyline; an unknown state is cut from its own letters. */
function skylineOf(page: StatePage) {
  return (page.isKnown && listPlacesIn(page.state.code)[0]?.slug) || page.state.slug
}

function rentsAndTowns(state: State, site: Site): Section[] {
  return [
    ...stateRents(state, site.language),
    ...citiesAndTowns(state, site),
    ...nearLargestCities(state, site.language),
  ]
}

function helpAndRules(state: State, site: Site): Section[] {
  return [
    ...stateHelp(state, site.language),
    { kind: 'rights', ...stateRights(state.code, site.language) },
    vouchers(site, state),
    townLetters(state, site.language),
  ]
}

function citiesAndTowns(state: State, site: Site): Section[] {
  const cities = citiesOf(state)
  return [
    {
      kind: 'street',
      heading: wordsOf(site).page.cities(state.name),
      doors: cities.map((city) => cityDoor(city, site)),
    },
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

function cityDoor(city: Place, site: Site): Door {
  const words = wordsOf(site).page
  const { language } = site
  return {
    name: city.name,
    detail: words.city(people(city.population, language), rentInShort(city, language)),
    action: { label: words.viewFunding(city.name), href: fundingPath(city) },
  }
}

function vouchers(site: Site, { name, code }: State): Section {
  return {
    kind: 'prose',
    heading: wordsOf(site).page.vouchers(name),
    paragraphs: [vouchersIn(site, code), incomeLawSentence(code, site.language)].filter(Boolean),
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
  const words = wordsOf(site).help.lending
  const { emergency, deposit, moving } = words
  const resources: Resource[] = [
    {
      name: emergency.name,
      provider: emergency.provider,
      description: emergency.text(name),
      facts: [
        { label: words.who, value: emergency.who(claims.emergencyIncome) },
        ...(median ? [{ label: words.thatIs, value: median }] : []),
        { label: words.amount, value: emergency.amount(claims.emergencyMonths) },
      ],
      contact: lineFor(site, emergency.asked),
    },
    {
      name: deposit.name,
      provider: deposit.provider,
      description: deposit.text(costsOf(claims, 'funding').line),
      facts: [
        { label: words.who, value: deposit.who(claims.depositLoanIncome) },
        { label: words.amount, value: claims.depositLoan },
      ],
      contact: { label: words.contact(site.brand, site.phone), href: callHref(site) },
    },
    {
      name: moving.name,
      provider: moving.provider,
      description: moving.text,
      facts: [
        { label: words.who, value: moving.who },
        { label: words.amount, value: claims.movingGrant },
      ],
      contact: lineFor(site, moving.asked),
    },
  ]
  return { kind: 'resources', heading: words.heading(name), lead: words.lead, resources }
}

/** Programs of states and towns change; the helpline knows the one at hand. */
function lineFor({ language }: Site, asked: string): Resource['contact'] {
  const { helpline } = townWords[language].help
  const { ask } = statePageWords[language].help.lending
  const line = findHelpline()
  return line ? { label: ask(helpline(line.name), line.phone, asked), href: `tel:${line.tel}` } : undefined
}
