import { isWorthFinding } from '../almanac/page-worth.ts'
import { successRateMeaning } from '../claims/meanings.ts'
import type { Figure, LandingPage, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import { fittingDescription } from '../site/search-result.ts'
import type { Site } from '../site/site.ts'
import { vouchersIn } from '../site/vouchers.ts'
import { plannableRent } from './census-rent.ts'
import { crumbsTo } from './city-funding.ts'
import { incomeFor, populationFigure, servedFigures } from './local-figures.ts'
import { countWithin, nearestPlaces } from './nearest.ts'
import { neighborhoodsOf } from './neighborhoods.ts'
import { landingPath, subCityPath } from './paths.ts'
import type { Place } from './place.ts'
import { apartmentTypes, applicationForm, benefits, callUs, closing, preApproval } from './place-sections.ts'
import { closingWords, neighborSentence, people, sizeSentence } from './place-words.ts'
import { landingTitle, rentSnippets } from './rent-snippet.ts'
import { rentFigures, rentSentence } from './rent-words.ts'
import type { Landing } from './resolve.ts'
import { fundingIn } from './state-funding.ts'
import { inSentence } from './state-words.ts'
import { stateByCode } from './states.ts'
import { townLink } from './town-links.ts'
import { townWords } from './town-words.ts'

const nearbyCards = 12
const additionalAreas = 20

/** /city-old/{city-state}: the first landing variant. Its canonical address is the twin under /city. */
export function cityLandingPage({ place: row, isKnown }: Landing, site: Site): LandingPage {
  const place = isKnown ? row : null
  const { language } = site
  const words = townWords[language].landing
  return {
    chrome: 'full',
    crumbs: crumbsTo(row, language),
    head: {
      path: landingPath(row),
      crumb: row.name,
      title: landingTitle(row, place, site.brand, language),
      description: fittingDescription(
        [...(place ? rentSnippets(place, language) : []), ''].map((rents) =>
          words.description(`${row.name}, ${row.state}`, rents),
        ),
      ),
      isIndexed: isKnown && isWorthFinding(landingPath(row)),
    },
    sections: [
      landingHero(row, place, site),
      benefits(site, place),
      ...(place ? neighborhoodDoors(place, language) : []),
      apartmentTypes(site, row, place),
      ...(place ? nearbyCities(place, site) : []),
      guide(row, place, site),
      applicationForm(place, language),
      closing(site, closingWords(row.name, language), words.startApplication),
    ],
  }
}

export function landingHero(
  row: { name: string; state: string; slug: string },
  place: Place | null,
  site: Site,
): Section {
  const { claims, language } = site
  const { landing: words, rents } = townWords[language]
  return {
    kind: 'placeHero',
    title: rents.title(`${row.name}, ${row.state}`),
    lead: place ? words.lead(rentSentence(place, language)) : words.leadUnknown(row.name),
    actions: [preApproval(site), callUs(site)],
    skyline: { slug: row.slug, label: words.skyline },
    figures: [...(place ? rentFigures(place, language) : []), ...localFigures(row, place, site)],
    ...(place?.isListed && { figuresNote: successRateMeaning(claims) }),
  }
}

/** Of a town nobody told us about nothing local is known. */
function localFigures(row: { state: string }, place: Place | null, site: Site): Figure[] {
  if (place === null)
    return [{ label: townWords[site.language].landing.figures.funding, value: fundingIn(site, row.state) }]
  return place.isListed ? servedFigures(site) : [populationFigure(place, site.language)]
}

/** Six to eight doors in the ten known cities, none elsewhere. */
export function neighborhoodDoors(place: Place, language: Language): Section[] {
  const words = townWords[language].landing.towns
  const areas = neighborhoodsOf(place.slug)
  if (areas.length === 0) return []
  return [
    {
      kind: 'street',
      heading: words.doors(place.name),
      doors: areas.map((area) => ({
        name: area.name,
        detail: words.door(people(area.population, language), area.county),
        action: { label: words.viewRentals(area.name), href: subCityPath(area, place) },
      })),
    },
  ]
}

export function nearbyCities(place: Place, { claims, numbers: { serviceMiles }, language }: Site): Section[] {
  const words = townWords[language].landing.towns
  const found = nearestPlaces(place, { withinMiles: serviceMiles, limit: nearbyCards + additionalAreas })
  if (found.length === 0) return []
  return [
    {
      kind: 'nearby',
      heading: words.near(place.name),
      count: `${grouped(countWithin(place, serviceMiles))}+`,
      claim: words.served(claims.serviceMiles),
      towns: found.slice(0, nearbyCards).map((near) => townLink(near, place, language)),
      additional: found
        .slice(nearbyCards)
        .map(({ place: town }) => (town.state === place.state ? town.name : `${town.name} ${town.state}`)),
    },
  ]
}

function guide({ name, state }: Landing['place'], place: Place | null, site: Site): Section {
  const { claims, numbers, language } = site
  const words = townWords[language].landing.guide
  const nearby = place ? nearestPlaces(place, { withinMiles: numbers.serviceMiles, limit: 3 }) : []
  return {
    kind: 'guide',
    heading: words.heading(name),
    parts: [
      {
        heading: words.rent.heading,
        text: place
          ? words.rent.text(rentSentence(place, language), incomeHint(place, language))
          : words.rent.unknown(name),
      },
      ...(place
        ? [
            {
              heading: words.place.heading,
              text: words.place.text(
                sizeSentence(place, language),
                neighborSentence(place, nearby, language),
              ),
            },
          ]
        : []),
      words.past,
      { heading: words.properties.heading, text: words.properties.text(name) },
      { heading: words.fees.heading, text: words.fees.text(claims) },
      {
        heading: words.days.heading,
        text: words.days.text(claims.approvalTime, vouchersIn(site, state)),
      },
    ],
  }
}

/** Said as a figure it is easier to plan with. */
function incomeHint(place: Place, language: Language) {
  const { incomeHere, incomeIn } = townWords[language].landing.guide.rent
  const state = stateByCode(place.state)
  const around = plannableRent(place)
  const rent = around?.value ?? state?.rent
  if (!rent) return ''
  const income = dollars(incomeFor(rent))
  return around === null && state ? incomeIn(inSentence(state.name, language), income) : incomeHere(income)
}
