import { isWorthFinding } from '../almanac/page-worth.ts'
import { sources } from '../almanac/source.ts'
import { priceWords } from '../claims/costs.ts'
import { successRateMeaning } from '../claims/meanings.ts'
import type { Testimonial } from '../claims/testimonials.ts'
import type { ArticleTeaser, LandingPage, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { listed } from '../platform/listed.ts'
import { milesText } from '../platform/us-number.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { fittingDescription } from '../site/search-result.ts'
import type { Site } from '../site/site.ts'
import { crumbsTo } from './city-funding.ts'
import { landingHero, nearbyCities, neighborhoodDoors } from './city-landing.ts'
import { picturesOf } from './city-pictures.ts'
import { illustrativeStories, storiesLead } from './city-stories.ts'
import { servedFigures, termFigures } from './local-figures.ts'
import { type NearbyPlace, nearestPlaces } from './nearest.ts'
import { isAcrossWater } from './open-water.ts'
import { landingPath } from './paths.ts'
import type { Place } from './place.ts'
import { placeSchema } from './place-schema.ts'
import { apartmentTypes, applicationForm, benefits, closing } from './place-sections.ts'
import { closingWords } from './place-words.ts'
import { landingTitle, rentSnippets } from './rent-snippet.ts'
import type { Landing } from './resolve.ts'
import { fundingIn } from './state-funding.ts'
import { inSentence } from './state-words.ts'
import { showsCheaper } from './town/cheaper-towns.ts'
import { localPart } from './town/local-part.ts'
import { withSources } from './town/sources.ts'
import { townLink, townsAround } from './town-links.ts'
import { townWords } from './town-words.ts'
import { isCompared, reachOf, rentIn } from './within-reach.ts'

const storyCount = 6
/** As far as one looks without asking. */
const stepMiles = 25
const stepTowns = 3
const everyTown = 3000
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

export type CityContent = { stories: Testimonial[]; articles: ArticleTeaser[] }

/** /city/{city-state}: the second landing variant, with everything a search brings people for. */
export function richCityLandingPage(
  { place: row, isKnown }: Landing,
  site: Site,
  content: CityContent,
): LandingPage {
  const place = isKnown ? row : null
  const { language } = site
  const words = townWords[language].landing
  const local = place ? localPart(place, site) : []
  return {
    chrome: 'simple',
    sheet: 'town',
    isCostLinked: true,
    crumbs: crumbsTo(row, language),
    head: {
      path: landingPath(row),
      crumb: row.name,
      title: landingTitle(row, place, site.brand, language),
      description: place
        ? richDescription(place, showsCheaper(local), language)
        : words.description(`${row.name}, ${row.state}`, ''),
      keywords: words.troubles
        .map((trouble) => words.keyword(trouble, `${row.name} ${row.state}`))
        .join(', '),
      region: { code: row.state, place: row.name, ...(place && { lat: place.lat, lng: place.lng }) },
      ...(place && { schema: [placeSchema(place)] }),
      isIndexed: isKnown && isWorthFinding(landingPath(row)),
    },
    sections: withSources(
      place,
      [
        landingHero(row, place, site),
        ...local,
        benefits(site, place),
        ...(place ? neighborhoodDoors(place, language) : []),
        apartmentTypes(site, row, place),
        ...(place ? nearbyLists(place, site) : []),
        ...stories(row, site, content),
        ...(content.articles.length > 0
          ? [
              {
                kind: 'articles' as const,
                heading: words.reading(row.name),
                articles: content.articles,
              },
            ]
          : []),
        { kind: 'pictures', heading: words.discover(row.name), pictures: picturesOf(row, place, language) },
        localTrust(row, place, site),
        process(row.name, place, language),
        applicationForm(place, language),
        closing(site, closingWords(row.name, language), words.startApplication),
      ],
      language,
    ),
  }
}

export function richDescription(place: Place, hasCheaper: boolean, language: Language) {
  const { richDescription: told } = townWords[language].landing
  const where = `${place.name}, ${place.state}`
  const rents = rentSnippets(place, language)
  return fittingDescription([
    ...rents.flatMap((said) => [told(where, said, hasCheaper), told(where, said, false)]),
  ])
}

/** Real ones first, of the town and then of its state; examples fill up while the owner shows them. */
function stories(row: Landing['place'], site: Site, content: CityContent): Section[] {
  const examples = site.examples === 'on' ? illustrativeStories(row, storyCount, site.language) : []
  const quotes = [...content.stories, ...examples]
    .slice(0, storyCount)
    .map((story, index) => ({ ...story, isLoud: index === 0 || index === storyCount - 1 }))
  if (quotes.length === 0) return []
  const words = townWords[site.language].landing
  return [
    {
      kind: 'quotes',
      heading: words.stories,
      lead: storiesLead(row, quotes, site.language),
      quotes,
      action: { label: words.wall, href: '/approval-wall' },
    },
  ]
}

function nearbyLists(place: Place, site: Site): Section[] {
  if (doubleLists.has(place.slug)) return nearbyCities(place, site)
  const isFixed = fixedLists.has(place.slug)
  const limit = isFixed ? fixedListLength : nearestTowns + moreTowns
  const towns = townsAround(place, { withinMiles: site.numbers.nearbyMiles, limit }, site.language)
  if (towns.length === 0) return nearbyCities(place, site)
  const words = townWords[site.language].landing.towns
  const always = isFixed ? fixedListLength : nearestTowns
  return [
    {
      kind: 'towns',
      heading: words.townsNear(place.name),
      lead: words.withRents(site.claims.nearbyMiles, sources.rents.years),
      nearest: towns.slice(0, always),
      more: towns.slice(always),
      visibleAtFirst,
      highlighted: nearestTowns,
    },
  ]
}

function localTrust({ name, state }: Landing['place'], place: Place | null, site: Site): Section {
  const { trust, figures, troubles: words } = townWords[site.language].landing
  if (!place)
    return {
      kind: 'trust',
      heading: trust.known(name),
      lead: trust.unknownTown(inSentence(stateNameOf(state), site.language)),
      figures: [
        { label: figures.applicationFee, value: priceWords(site.claims, 'applicationFee') },
        { label: figures.funding, value: fundingIn(site, state) },
      ],
      words,
    }
  if (place.isListed)
    return {
      kind: 'trust',
      heading: trust.brought(name),
      figures: servedFigures(site),
      figuresNote: successRateMeaning(site.claims),
      words,
    }
  return {
    kind: 'trust',
    heading: trust.around(name),
    figures: termFigures(place, site),
    words,
  }
}

/** The nearest that cost no more; where no rent is known, those. Nobody is sent to a dearer town. */
function townsToChoose(place: Place): { towns: readonly NearbyPlace[]; isNoDearer: boolean } {
  const near = reachOf(place)?.towns.filter(({ miles }) => miles <= stepMiles)
  if (!near)
    return {
      towns: nearestPlaces(place, { withinMiles: stepMiles, limit: everyTown })
        .filter((near) => !isAcrossWater(place, near.place))
        .slice(0, stepTowns),
      isNoDearer: false,
    }
  const noMore = near.filter((town) => isCompared(town) && town.saved >= 0)
  const isNoDearer = noMore.length > 0
  return {
    towns: (isNoDearer ? noMore : near.filter((town) => !rentIn(town))).slice(0, stepTowns),
    isNoDearer,
  }
}

function process(name: string, place: Place | null, language: Language): Section {
  const words = townWords[language].landing.steps
  return {
    kind: 'steps',
    heading: words.heading,
    steps: [
      words.review,
      { title: words.matching.title, text: matchingText(name, place, language) },
      words.support,
    ],
  }
}

function matchingText(name: string, place: Place | null, language: Language) {
  const words = townWords[language].landing.steps.matching
  const { towns, isNoDearer } = place ? townsToChoose(place) : { towns: [], isNoDearer: false }
  const ways = towns.map((near) =>
    words.town(townLink(near, place ?? near.place, language).name, milesText(near.miles, language)),
  )
  if (ways.length === 0) return words.anywhere(name)
  return (isNoDearer ? words.noDearer : words.nearby)(listed(ways, language))
}
