import { isWorthFinding } from '../almanac/page-worth.ts'
import { sources } from '../almanac/source.ts'
import { successRateMeaning } from '../claims/meanings.ts'
import type { Testimonial } from '../claims/testimonials.ts'
import type { ArticleTeaser, LandingPage, Section } from '../landing/sections.ts'
import { milesText } from '../platform/us-number.ts'
import { stateNameOf } from '../platform/us-states.ts'
import type { Site } from '../site/site.ts'
import { crumbsTo } from './city-funding.ts'
import { landingHero, nearbyCities, neighborhoodDoors } from './city-landing.ts'
import { picturesOf } from './city-pictures.ts'
import { illustrativeStories, storiesLead } from './city-stories.ts'
import { servedFigures, termFigures } from './local-figures.ts'
import { nearestPlaces } from './nearest.ts'
import { landingPath } from './paths.ts'
import type { Place } from './place.ts'
import { placeSchema } from './place-schema.ts'
import { apartmentTypes, applicationForm, benefits, closing } from './place-sections.ts'
import { closingWords } from './place-words.ts'
import { landingTitle, rentSnippet } from './rent-snippet.ts'
import type { Landing } from './resolve.ts'
import { fundingIn } from './state-funding.ts'
import { inSentence } from './state-words.ts'
import { localPart } from './town/local-part.ts'
import { withSources } from './town/sources.ts'
import { townLink, townsAround } from './town-links.ts'

const storyCount = 6
/** As far as one looks without asking. */
const stepMiles = 25
const nearestTowns = 6
const moreTowns = 50
const visibleAtFirst = 15
const fixedListLength = 20

/** These have one list of their nearest twenty towns. */
const fixedLists = new Set(
  'denver-co el-paso-tx nashville-tn detroit-mi oklahoma-city-ok portland-or new-york-ny los-angeles-ca chicago-il houston-tx phoenix-az jacksonville-fl atlanta-ga miami-fl'.split(
    ' ',
  ),
)
/** These have a list of nearby towns and one of additional areas. */
const doubleLists = new Set(['indianapolis-in', 'san-francisco-ca', 'charlotte-nc'])

export type CityNews = { stories: Testimonial[]; articles: ArticleTeaser[] }

/** /city/{city-state}: the second landing variant, with everything a search brings people for. */
export function richCityLandingPage(
  { place: row, isKnown }: Landing,
  site: Site,
  news: CityNews,
): LandingPage {
  const place = isKnown ? row : null
  const where = `${row.name}, ${row.state}`
  return {
    chrome: 'simple',
    sheet: 'town',
    isCostLinked: true,
    crumbs: crumbsTo(row),
    head: {
      path: landingPath(row),
      crumb: row.name,
      title: landingTitle(row, place, site.brand),
      description: place
        ? `${rentSnippet(place)} What renting in ${where} takes, cheaper towns nearby, free help and your rights.`.trim()
        : `Second chance apartments in ${where} for renters with bad credit, evictions, broken leases or a record.`,
      keywords: keywordsFor(row.name, row.state).join(', '),
      region: { code: row.state, place: row.name, ...(place && { lat: place.lat, lng: place.lng }) },
      ...(place && { schema: [placeSchema(place)] }),
      isIndexed: isKnown && isWorthFinding(landingPath(row)),
    },
    sections: withSources(place, [
      landingHero(row, place, site),
      ...(place ? localPart(place, site) : []),
      benefits(site, place),
      ...(place ? neighborhoodDoors(place) : []),
      apartmentTypes(site, row, place),
      ...(place ? nearbyLists(place, site) : []),
      ...stories(row, site, news),
      ...(news.articles.length > 0
        ? [
            {
              kind: 'articles' as const,
              heading: `Reading for renters in ${row.name}`,
              articles: news.articles,
            },
          ]
        : []),
      { kind: 'pictures', heading: `Discover ${row.name}`, pictures: picturesOf(row, place) },
      localTrust(row, place, site),
      process(row.name, place),
      applicationForm(place),
      closing(site, closingWords(row.name), 'Start Application'),
    ]),
  }
}

/** Real ones first, of the town and then of its state; examples fill up while the owner shows them. */
function stories(row: Landing['place'], site: Site, news: CityNews): Section[] {
  const examples = site.examples === 'on' ? illustrativeStories(row, storyCount) : []
  const quotes = [...news.stories, ...examples]
    .slice(0, storyCount)
    .map((story, index) => ({ ...story, isLoud: index === 0 || index === storyCount - 1 }))
  if (quotes.length === 0) return []
  return [
    {
      kind: 'quotes',
      heading: 'Told no, then told yes',
      lead: storiesLead(row, quotes),
      quotes,
      action: { label: 'Approval wall', href: '/approval-wall' },
    },
  ]
}

function nearbyLists(place: Place, site: Site): Section[] {
  if (doubleLists.has(place.slug)) return nearbyCities(place, site)
  const isFixed = fixedLists.has(place.slug)
  const limit = isFixed ? fixedListLength : nearestTowns + moreTowns
  const towns = townsAround(place, { withinMiles: site.numbers.nearbyMiles, limit })
  if (towns.length === 0) return nearbyCities(place, site)
  const always = isFixed ? fixedListLength : nearestTowns
  return [
    {
      kind: 'towns',
      heading: `Towns near ${place.name}`,
      lead: `Within ${site.claims.nearbyMiles}, with the census median rent, ${sources.places.years}.`,
      nearest: towns.slice(0, always),
      more: towns.slice(always),
      visibleAtFirst,
      highlighted: nearestTowns,
    },
  ]
}

function localTrust({ name, state }: Landing['place'], place: Place | null, site: Site): Section {
  const words = pastTroubles
  if (!place)
    return {
      kind: 'trust',
      heading: `What we know about ${name}`,
      lead: `Our tables have no town of this name in ${inSentence(stateNameOf(state))}, so no local figures stand here. These hold all over the state.`,
      figures: [
        { label: 'Application fee', value: site.claims.applicationFee },
        { label: 'Funding', value: fundingIn(site, state) },
      ],
      words,
    }
  if (place.isListed)
    return {
      kind: 'trust',
      heading: `What we bring to ${name}`,
      figures: servedFigures(site),
      figuresNote: successRateMeaning(site.claims),
      words,
    }
  return {
    kind: 'trust',
    heading: `What we bring to ${name}`,
    figures: termFigures(place, site),
    words,
  }
}

const listFormat = new Intl.ListFormat('en-US')

function process(name: string, place: Place | null): Section {
  const around = place ? nearestPlaces(place, { withinMiles: stepMiles, limit: 3 }) : []
  const ways = around.map((near) => `${townLink(near, place ?? near.place).name} (${milesText(near.miles)})`)
  return {
    kind: 'steps',
    heading: 'Three steps, one case manager',
    steps: [
      {
        title: 'Application review',
        text: 'We read your whole file.',
      },
      {
        title: 'Property matching',
        text:
          ways.length > 0
            ? `We look in ${name}, then in ${listFormat.format(ways)}.`
            : `We look in and around ${name}.`,
      },
      {
        title: 'Approval support',
        text: 'We speak with the landlord.',
      },
    ],
  }
}

/** What people search for, as badges; in the head of the page with the name of the town. */
const pastTroubles = [
  'second chance',
  'bad credit',
  'eviction friendly',
  'broken lease',
  'felony friendly',
  'low credit score',
]

function keywordsFor(name: string, state: string) {
  return pastTroubles.map((trouble) => `${trouble} apartments ${name} ${state}`)
}
