import type { Fact } from '../almanac/fact.ts'
import { isWorthFinding } from '../almanac/page-worth.ts'
import { sources } from '../almanac/source.ts'
import { priceWords } from '../claims/costs.ts'
import type { Action, Crumb, LandingPage, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { branded, fittingDescription, fittingTitle } from '../site/search-result.ts'
import type { Site } from '../site/site.ts'
import { assistanceFor } from './assistance.ts'
import { rentAround } from './census-rent.ts'
import { fundingWords } from './funding-words.ts'
import { populationFigure } from './local-figures.ts'
import { areasOf } from './neighborhoods.ts'
import { fundingPath, landingPath, ownFundingPath, statePath, subCityPath } from './paths.ts'
import type { Place } from './place.ts'
import { placeSchema } from './place-schema.ts'
import { applyNow, callUs } from './place-sections.ts'
import { people, sizeSentence } from './place-words.ts'
import { rentSnippets } from './rent-snippet.ts'
import { rentFigures, rentSentence } from './rent-words.ts'
import type { Funding } from './resolve.ts'
import { stateCrumbs } from './state-crumbs.ts'
import { approvalEverywhere, fundingIn } from './state-funding.ts'
import { stateByCode } from './states.ts'
import { housingOffices } from './town/free-help.ts'
import { fundingAndRent } from './town/funding-and-rent.ts'
import { populationFact, stateRentFact } from './town/place-facts.ts'
import { withSources } from './town/sources.ts'
import { townsAround } from './town-links.ts'
import { townWords } from './town-words.ts'
import { unlistedFigures, unlistedLead, unlistedSections } from './unlisted-funding.ts'

const maxNearby = 30
const highlighted = 5

/** /city/{city}: what a renter in one city can expect. */
export function cityFundingPage({ city, others, isKnown }: Funding, site: Site): LandingPage {
  const { brand, claims, language } = site
  const words = fundingWords[language]
  const { figures } = townWords[language].landing
  const place = isKnown ? city : null
  const funding = fundingIn(site, city.state ?? '')
  const approval = approvalEverywhere(site)
  const where = city.state ? `${city.name}, ${city.state}` : city.name
  return {
    chrome: 'full',
    isCostLinked: true,
    crumbs: crumbsTo(city, language),
    head: {
      path: pathOf(city, place),
      crumb: city.name,
      title: fittingTitle(branded(words.title(where, funding), brand)),
      description: place
        ? fundingDescription(place, funding, site)
        : words.descriptionUnlisted(where, funding, claims),
      ...(place && { schema: [placeSchema(place)] }),
      isIndexed: isKnown && isWorthFinding(pathOf(city, place)),
    },
    sections: withSources(
      place,
      [
        {
          kind: 'placeHero',
          badge: words.badge,
          title: words.heading(where),
          lead: place
            ? words.lead(sizeSentence(place, language), rentSentence(place, language))
            : unlistedLead(city, language),
          actions: [applyNow(site), callUs(site)],
          skyline: { slug: city.slug, label: townWords[language].landing.skyline },
          figures: [
            ...(place
              ? [populationFigure(place, language), ...rentFigures(place, language)]
              : unlistedFigures(city, language)),
            { label: figures.funding, value: funding },
            ...approval.figures,
            { label: figures.applicationFee, value: priceWords(claims, 'applicationFee') },
          ],
          figuresNote: approval.figuresNote,
          ...(place && { facts: headFacts(place) }),
        },
        ...(place
          ? [...neighborhoods(place, language), ...nearby(place, site)]
          : unlistedSections(city, language)),
        ...(place ? [...fundingAndRent(place, site), apartments(place, language)] : []),
        assistance(city, place, language),
        ...(others.length > 0 ? [sameName(city.name, others, language)] : []),
        {
          kind: 'closing',
          heading: words.closing(funding, city.name),
          lead: words.decision(claims.fundingDecision, claims.fundsAvailable),
          actions: [applyNow(site), callUs(site), ...(place ? [toApartments(place, language)] : [])],
        },
      ],
      language,
    ),
  }
}

/** Its rent before our fee, and HUD's before that of the census. */
function fundingDescription(place: Place, funding: string, { claims, language }: Site) {
  const { description } = fundingWords[language]
  const where = `${place.name}, ${place.state}`
  const rents = rentSnippets(place, language)
  return fittingDescription([
    ...rents.map((said) => description(where, funding, said, claims)),
    ...rents.slice(-1).map((said) => description(where, funding, said, null)),
  ])
}

/** Of the head of a place's page: its people, its rent, its state's. */
export function headFacts(place: Place): Fact[] {
  const state = stateByCode(place.state)
  const rent = rentAround(place)
  return [populationFact(place), ...(rent ? [rent] : []), ...(state ? [stateRentFact(state)] : [])]
}

function toApartments(place: Place, language: Language): Action {
  const label = fundingWords[language].toApartments(place.name)
  return { label, href: landingPath(place), isQuiet: true }
}

function pathOf(city: Funding['city'], place: Place | null) {
  if (place) return fundingPath(place)
  return city.state ? ownFundingPath(city) : `/city/${city.slug}`
}

export function crumbsTo(place: { state: string | null } | null, language: Language = 'en'): Crumb[] {
  const state = stateByCode(place?.state ?? '')
  return [...stateCrumbs(language), ...(state ? [{ label: state.name, href: statePath(state) }] : [])]
}

function neighborhoods(place: Place, language: Language): Section[] {
  const { towns } = townWords[language].landing
  const areas = areasOf(place.slug)
  if (areas.length === 0) return []
  const doors = areas.map(({ population, county, ...area }) => ({
    name: area.name,
    detail: population === null ? county : towns.door(people(population, language), county),
    action: { label: towns.viewRentals(area.name), href: subCityPath(area, place) },
  }))
  return [{ kind: 'street', heading: fundingWords[language].neighborhoods(place.name), doors }]
}

function nearby(place: Place, { claims, numbers, language }: Site): Section[] {
  const { townsNear, withRents } = townWords[language].landing.towns
  const towns = townsAround(place, { withinMiles: numbers.nearbyMiles, limit: maxNearby }, language)
  if (towns.length === 0) return []
  return [
    {
      kind: 'towns',
      heading: townsNear(place.name),
      lead: withRents(claims.nearbyMiles, sources.rents.years),
      nearest: towns,
      more: [],
      visibleAtFirst: maxNearby,
      highlighted,
    },
  ]
}

function apartments(place: Place, language: Language): Section {
  const words = fundingWords[language]
  return {
    kind: 'prose',
    heading: words.looking(place.name),
    paragraphs: [],
    actions: [
      { label: words.apartments(place.name), href: landingPath(place), isQuiet: true },
      { label: words.budget, href: `/rent-finder?near=${place.slug}`, isQuiet: true },
    ],
  }
}

function assistance(city: Funding['city'], place: Place | null, language: Language): Section {
  const words = fundingWords[language]
  const { help } = townWords[language]
  return {
    kind: 'resources',
    heading: words.help(city.name),
    lead: words.helpLead,
    resources: [
      ...assistanceFor(city.slug).map(({ name: who, what, phone, tel }) => ({
        name: help.helpline(who),
        description: help.what(what),
        facts: [],
        contact: { label: phone, href: `tel:${tel}` },
      })),
      ...(place ? housingOffices(place, language) : []),
    ],
  }
}

function sameName(name: string, others: readonly Place[], language: Language): Section {
  return {
    kind: 'towns',
    heading: fundingWords[language].namesakes(name),
    nearest: others.map((place) => ({
      name: `${place.name}, ${place.state}`,
      href: fundingPath(place),
      note: people(place.population, language),
    })),
    more: [],
    visibleAtFirst: others.length,
  }
}
