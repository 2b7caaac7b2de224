import { isWorthFinding } from '../almanac/page-worth.ts'
import { successRateMeaning } from '../claims/meanings.ts'
import type { Figure, LandingPage, Section } from '../landing/sections.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { vouchersIn } from '../site/vouchers.ts'
import { rentAround } from './census-rent.ts'
import { crumbsTo } from './city-funding.ts'
import { incomeFor, populationFigure, servedFigures } from './local-figures.ts'
import { countWithin, nearestPlaces } from './nearest.ts'
import { neighborhoodsOf } from './neighborhoods.ts'
import { landingPath, subCityPath } from './paths.ts'
import type { Place } from './place.ts'
import { apartmentTypes, applicationForm, benefits, callUs, closing, preApproval } from './place-sections.ts'
import { closingWords, neighborSentence, people, sizeSentence } from './place-words.ts'
import { landingTitle, rentSnippet } from './rent-snippet.ts'
import { rentFigures, rentSentence } from './rent-words.ts'
import type { Landing } from './resolve.ts'
import { fundingIn } from './state-funding.ts'
import { inSentence } from './state-words.ts'
import { stateByCode } from './states.ts'
import { townLink } from './town-links.ts'

const nearbyCards = 12
const additionalAreas = 20

/** /city-old/{city-state}: the first landing variant. Its canonical address is the twin under /city. */
export function cityLandingPage({ place: row, isKnown }: Landing, site: Site): LandingPage {
  const place = isKnown ? row : null
  const where = `${row.name}, ${row.state}`
  return {
    chrome: 'full',
    crumbs: crumbsTo(row),
    head: {
      path: landingPath(row),
      crumb: row.name,
      title: landingTitle(row, place, site.brand),
      description:
        `Second chance apartments in ${where} for renters with bad credit, evictions, broken leases or a record. ${place ? rentSnippet(place) : ''}`.trim(),
      isIndexed: isKnown && isWorthFinding(landingPath(row)),
    },
    sections: [
      landingHero(row, place, site),
      benefits(site, place),
      ...(place ? neighborhoodDoors(place) : []),
      apartmentTypes(site, row, place),
      ...(place ? nearbyCities(place, site) : []),
      guide(row, place, site),
      applicationForm(place),
      closing(site, closingWords(row.name), 'Start Application'),
    ],
  }
}

export function landingHero(
  row: { name: string; state: string; slug: string },
  place: Place | null,
  site: Site,
): Section {
  const { claims } = site
  const where = `${row.name}, ${row.state}`
  return {
    kind: 'placeHero',
    title: `Second Chance Apartments in ${where}`,
    lead: place
      ? `Bad credit, an eviction or a broken lease? ${rentSentence(place)}`
      : `Bad credit, an eviction or a broken lease? We look for properties in and around ${row.name} that consider your history.`,
    actions: [preApproval(site), callUs(site)],
    skyline: { slug: row.slug, label: 'A drawing: a brass key whose teeth are the roofs of a town.' },
    figures: [...(place ? rentFigures(place) : []), ...localFigures(row, place, site)],
    ...(place?.isListed && { figuresNote: successRateMeaning(claims) }),
  }
}

/** Of a town nobody told us about nothing local is known. */
function localFigures(row: { state: string }, place: Place | null, site: Site): Figure[] {
  if (place === null) return [{ label: 'Funding', value: fundingIn(site, row.state) }]
  return place.isListed ? servedFigures(site) : [populationFigure(place)]
}

/** Six to eight doors in the ten known cities, none elsewhere. */
export function neighborhoodDoors(place: Place): Section[] {
  const areas = neighborhoodsOf(place.slug)
  if (areas.length === 0) return []
  return [
    {
      kind: 'street',
      heading: `Doors in ${place.name}`,
      doors: areas.map((area) => ({
        name: area.name,
        detail: `${people(area.population)}, ${area.county}`,
        action: { label: `View ${area.name} Rentals`, href: subCityPath(area, place) },
      })),
    },
  ]
}

export function nearbyCities(place: Place, { claims, numbers: { serviceMiles } }: Site): Section[] {
  const found = nearestPlaces(place, { withinMiles: serviceMiles, limit: nearbyCards + additionalAreas })
  if (found.length === 0) return []
  return [
    {
      kind: 'nearby',
      heading: `Near ${place.name}`,
      count: `${grouped(countWithin(place, serviceMiles))}+`,
      claim: `places served within ${claims.serviceMiles}`,
      towns: found.slice(0, nearbyCards).map((near) => townLink(near, place)),
      additional: found
        .slice(nearbyCards)
        .map(({ place: town }) => (town.state === place.state ? town.name : `${town.name} ${town.state}`)),
    },
  ]
}

function guide({ name, state }: Landing['place'], place: Place | null, site: Site): Section {
  const { claims, numbers } = site
  const nearby = place ? nearestPlaces(place, { withinMiles: numbers.serviceMiles, limit: 3 }) : []
  return {
    kind: 'guide',
    heading: `The complete guide to renting in ${name} again`,
    parts: [
      {
        heading: 'Start from the rent',
        text: place
          ? `${rentSentence(place)} What is listed today is often more. ${incomeHint(place)}`
          : `Decide what you can pay each month before you look in ${name}.`,
      },
      ...(place
        ? [{ heading: 'Know the place', text: `${sizeSentence(place)} ${neighborSentence(place, nearby)}` }]
        : []),
      {
        heading: 'Say what happened',
        text: 'A landlord will see the eviction or the score. We help you explain it in a short letter, with proof of what has changed.',
      },
      {
        heading: 'Pick properties that listen',
        text: `We look in and around ${name} for properties that consider your history, speak with the landlord, and help with each application.`,
      },
      {
        heading: 'Know the fees',
        text: `Funding: ${claims.applicationFee} to apply, and ${claims.successFee} only after approval. Full service: ${claims.setupFee} setup per adult and ${claims.placementFee} within ${claims.placementDue} of approval. A renter-protection plan is required.`,
      },
      {
        heading: 'Expect days, not hours',
        text: `Full-service approval typically takes ${claims.approvalTime} and is not guaranteed. ${vouchersIn(site, state)}`,
      },
    ],
  }
}

/** Said as a figure it is easier to plan with. */
function incomeHint(place: Place) {
  const state = stateByCode(place.state)
  const around = rentAround(place)
  const rent = around?.value ?? state?.rent
  if (!rent) return ''
  const where = around === null && state ? `in ${inSentence(state.name)}` : 'here'
  return `Many landlords ask for three times the rent in income, ${where} about ${dollars(incomeFor(rent))} a month.`
}
