import type { Fact } from '../almanac/fact.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import { isWorthFinding } from '../almanac/page-worth.ts'
import { datedSource, sources, yearsOf as sourceYears } from '../almanac/source.ts'
import { zipRents } from '../almanac/zip-rents.ts'
import { priceWords } from '../claims/costs.ts'
import { claimWords } from '../claims/words.ts'
import type { Figure, LandingPage, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { dollars, grouped, milesText } from '../platform/us-number.ts'
import { describedWith, fittingTitle } from '../site/search-result.ts'
import type { Site } from '../site/site.ts'
import { crumbsTo, headFacts } from './city-funding.ts'
import { wayText } from './direction-words.ts'
import { areasOf } from './neighborhoods.ts'
import { landingPath, subCityPath } from './paths.ts'
import type { Area, Place } from './place.ts'
import { areaSchema } from './place-schema.ts'
import { applicationForm, callUs, closing, preApproval } from './place-sections.ts'
import { people } from './place-words.ts'
import { rentSentence } from './rent-words.ts'
import type { SubCity } from './resolve.ts'
import { directionTo, milesBetween } from './sphere.ts'
import { inSentence } from './state-words.ts'
import { subCityWords } from './sub-city-words.ts'
import { freeHelp } from './town/free-help.ts'
import { townsAround } from './town-links.ts'
import { townWords } from './town-words.ts'

const townsShown = 50

/** /subcity/{slug}: a neighbourhood. The name is read from the address: neighbourhood and city together. */
export function subCityPage(page: SubCity, site: Site): LandingPage {
  const { claims, language } = site
  const words = subCityWords[language]
  const name = page.isKnown ? nameWithCity(page.area, page.place, ' ') : page.area.name
  const state = page.isKnown ? page.place.state : page.area.state
  const place = page.isKnown ? nameWithCity(page.area, page.place, ', ') : page.area.name
  const where = state ? `${place}, ${state}` : place
  const slug = page.isKnown ? page.slug : page.area.slug
  return {
    chrome: 'simple',
    isCostLinked: true,
    crumbs: page.isKnown
      ? [...crumbsTo(page.place, language), { label: page.place.name, href: landingPath(page.place) }]
      : crumbsTo(page.area, language),
    head: {
      path: `/subcity/${slug}`,
      crumb: page.area.name,
      title: fittingTitle(words.titles(state ? `${name}, ${state}` : name)),
      description: describedWith(words.description(where), words.weHelp),
      keywords: words.keywords(name),
      ...(page.isKnown && { schema: [areaSchema(page.area, page.place)] }),
      isIndexed: page.isKnown && isWorthFinding(`/subcity/${slug}`),
    },
    sections: [
      {
        kind: 'placeHero',
        title: words.heading(where),
        lead: page.isKnown ? words.lead(page.area.name, page.place.name) : words.leadUnknown(name),
        actions: [preApproval(site), callUs(site)],
        skyline: {
          slug: page.isKnown ? page.place.slug : slug,
          label: townWords[language].landing.skyline,
        },
        figures: [
          { label: words.applicationFee, value: priceWords(claims, 'applicationFee') },
          ...(page.isKnown ? peopleFigures(page.area, page.place, language) : []),
        ],
      },
      benefits(page, site),
      ...(page.isKnown
        ? [description(page.area, page.place, language), ...townsBeside(page.area, page.place, site)]
        : []),
      ...(page.isKnown ? freeHelp(page.place, site, page.area.centre) : []),
      process(page.area.name, language),
      ...(page.isKnown ? neighbors(page.area, page.place, language) : []),
      applicationForm(page.isKnown ? page.place : null, language),
      closing(site, words.closing(page.area.name), words.start(name)),
    ],
  }
}

/** 'Downtown Los Angeles' says the city already. */
function nameWithCity(area: Area, { name }: Place, between: string) {
  return area.name.includes(name) ? area.name : `${area.name}${between}${name}`
}

function peopleFigures(area: Area, place: Place, language: Language): Figure[] {
  const { peopleIn, sizes } = subCityWords[language]
  const own = area.population === null ? null : grouped(area.population)
  return [
    ...(own === null
      ? []
      : [
          {
            label: peopleIn(area.name, yearsOf(area)),
            // Our own sums of census blocks are rounded, and say so.
            value: area.populationBasis === 'estimate' ? sizes.about(own) : own,
          },
        ]),
    {
      label: peopleIn(place.name, place.populationYears),
      value: grouped(place.population),
    },
  ]
}

/** What cities publish is the census bureau's estimate over five years. */
function yearsOf({ populationBasis, populationYear }: Area) {
  if (populationYear === null) return ''
  return `${populationBasis === 'city-published' ? `${populationYear - 4}–` : ''}${populationYear}`
}

function description(area: Area, place: Place, language: Language): Section {
  const words = subCityWords[language]
  return {
    kind: 'prose',
    heading: words.renting(area.name),
    paragraphs: [
      [sizeWords(area, place, language), wayWords(area, place, language)].filter(Boolean).join(' '),
      area.rent === null
        ? rentSentence(place, language)
        : words.censusRent(area.name, dollars(area.rent), sources.areas.years),
      fairRentWords(place, language),
      zipWords(place, language),
    ].filter(Boolean),
    facts: factsAt(area, place),
    actions: [{ label: words.aboutCity(place.name), href: landingPath(place), isQuiet: true }],
  }
}

function sizeWords({ name, population, county }: Area, place: Place, language: Language) {
  const { sizes } = subCityWords[language]
  const share = population === null ? null : Math.round((population / place.population) * 1000) / 10
  const lies = inSentence(county || place.county, language)
  return share === null || share < 0.1
    ? sizes.unknown(name, place.name, lies)
    : sizes.share(name, place.name, lies, share)
}

/** Where it lies in its city, for those whose centre is known. */
function wayWords({ centre }: Area, place: Place, language: Language) {
  if (!centre) return ''
  const words = subCityWords[language]
  const direction = directionTo(place, centre)
  const miles = milesBetween(place, centre)
  return miles < 1 || !direction ? words.inTheMiddle : words.center(milesText(miles, language), direction)
}

function fairRentWords(place: Place, language: Language) {
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return ''
  const amounts = [rents[0], rents[1], rents[2], rents[3]].map(({ value }) => dollars(value))
  return subCityWords[language].fairRents(place.name, amounts, sourceYears(rents[1].source, language))
}

/** Which ZIP codes a neighbourhood has is not on file, so only the city's span is said. */
function zipWords(place: Place, language: Language) {
  const rents = zipRents(place)
  const [cheapest] = rents
  const dearest = rents.at(-1)
  if (!cheapest || !dearest || cheapest === dearest) return ''
  const [least, most] = [cheapest, dearest].map(({ zip, rent, isTop }) => ({
    zip,
    rent: dollars(rent.value),
    isTop,
  }))
  return least && most
    ? subCityWords[language].byZip(place.name, least, most, cheapest.rent.source.years)
    : ''
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
    ...(rent === null ? [] : [{ value: rent, of, source: sources.areas }]),
  ]
}

/** Seen from the neighbourhood, not from the middle of its city. */
function townsBeside({ name, centre }: Area, place: Place, { claims, numbers, language }: Site): Section[] {
  if (!centre) return []
  const { townsNear, withRents } = townWords[language].landing.towns
  const spot = { ...centre, slug: place.slug, state: place.state }
  const towns = townsAround(spot, { withinMiles: numbers.nearbyMiles, limit: townsShown }, language)
  if (towns.length === 0) return []
  return [
    {
      kind: 'towns',
      heading: townsNear(name),
      lead: withRents(claims.nearbyMiles, sources.rents.years),
      nearest: towns,
      more: [],
      visibleAtFirst: townsShown,
    },
  ]
}

function benefits(page: SubCity, { claims, language }: Site): Section {
  const { heading, badCredit, local, guarantee, quick } = subCityWords[language].benefits
  const { name } = page.area
  return {
    kind: 'cards',
    heading: heading(name),
    cards: [
      { art: 'letter', title: badCredit.title, text: badCredit.text(claims.lowestCreditScore) },
      {
        art: 'window',
        title: local.title,
        text: page.isKnown ? local.text(name, page.place.name) : local.textUnknown(name),
      },
      { art: 'plate', title: guarantee, text: claimWords[language].meanings.guarantee },
      { art: 'clock', title: quick.title, text: quick.text(claims.approvalTime) },
    ],
  }
}

function process(name: string, language: Language): Section {
  const { heading, apply, match, moveIn } = subCityWords[language].steps
  return { kind: 'steps', heading, steps: [apply, { title: match.title, text: match.text(name) }, moveIn] }
}

function neighbors(area: Area, place: Place, language: Language): Section[] {
  const words = subCityWords[language]
  const others = areasOf(place.slug).filter((other) => other !== area)
  if (others.length === 0) return []
  return [
    {
      kind: 'towns',
      heading: words.elsewhere(place.name),
      nearest: [
        {
          name: words.allOf(place.name),
          href: landingPath(place),
          note: people(place.population, language),
        },
        ...others.map((other) => ({
          name: other.name,
          href: subCityPath(other, place),
          note: noteOf(other, area, language),
        })),
      ],
      more: [],
      visibleAtFirst: others.length,
    },
  ]
}

/** The way there from this one, and how many live there. */
function noteOf({ centre, population, county }: Area, from: Area, language: Language) {
  const way =
    centre && from.centre
      ? wayText(milesBetween(from.centre, centre), directionTo(from.centre, centre), language)
      : null
  return subCityWords[language].other(way, population === null ? county : people(population, language))
}
