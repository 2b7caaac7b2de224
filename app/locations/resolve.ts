import { keepLast } from '../platform/keep-last.ts'
import { type Territory, territoryIn, territorySlug } from '../platform/us-territories.ts'
import { areasNamed, findArea } from './neighborhoods.ts'
import {
  fundingPath,
  oldLandingPath,
  ownFundingPath,
  statePath,
  stateTownsPath,
  subCityPath,
} from './paths.ts'
import type { Area, Place, State, UnlistedPlace } from './place.ts'
import { findPlace, namesakesOf, placesNamed } from './places.ts'
import { parsePlaceSlug, titleOf } from './slug.ts'
import { canonicalSlug } from './spellings.ts'
import { district, findState, stateByCode, states } from './states.ts'

/** What an address means. Every text has one of these answers; none throws. */
type Redirect = { kind: 'redirect'; to: string }
type Missing = { kind: 'missing' }

export type Funding =
  | { kind: 'funding'; isKnown: true; city: Place; others: readonly Place[] }
  | { kind: 'funding'; isKnown: false; city: UnlistedPlace; others: readonly [] }

export type Landing =
  | { kind: 'landing'; isKnown: true; place: Place }
  | { kind: 'landing'; isKnown: false; place: UnlistedPlace & { state: string } }

type KnownState = { kind: 'state'; isKnown: true; state: State }
type UnknownState = {
  kind: 'state'
  isKnown: false
  state: Pick<State, 'name' | 'slug'>
  territory: Territory | null
}

export type StatePage = KnownState | UnknownState

export type SubCity =
  | { kind: 'subCity'; isKnown: true; slug: string; area: Area; place: Place }
  | { kind: 'subCity'; isKnown: false; area: UnlistedPlace }

const missing: Missing = { kind: 'missing' }

// The last answer of each is kept: the page is asked for, and then what it is counted as.

/** /city/{slug}: a bare name is the funding page, a name with a state the landing page. */
export const resolveCity = keepLast((written: string): Funding | Landing | Redirect | Missing => {
  const slug = canonicalCitySlug(written)
  if (slug === null) return missing
  const state = stateByCode(slug.toUpperCase())
  if (state) return isWrittenAs(slug, written) ? redirectTo(statePath(state)) : missing
  const elsewhere = toldElsewhere(slug, written)
  if (elsewhere) return redirectTo(elsewhere)
  if (slug !== written) return redirectTo(`/city/${slug}`)

  // A town we know by that very name comes before the reading as name and state.
  const [city, ...others] = placesNamed(slug)
  if (city) return { kind: 'funding', isKnown: true, city, others }
  return (
    landingOf(slug) ?? {
      kind: 'funding',
      isKnown: false,
      city: { name: titleOf(slug), slug, state: null },
      others: [],
    }
  )
})

/** /city/{slug}/funding: the funding page of a town whose bare name means a larger one. */
export const resolveFunding = keepLast((written: string): Funding | Redirect | Missing => {
  const slug = canonicalCitySlug(written)
  if (slug === null) return missing
  const state = stateByCode(slug.toUpperCase())
  if (state) return isWrittenAs(slug, written) ? redirectTo(statePath(state)) : missing
  const elsewhere = toldElsewhere(slug, written)
  if (elsewhere) return redirectTo(elsewhere)

  const landing = placesNamed(slug).length > 0 ? null : landingOf(slug)
  if (!landing) return redirectTo(`/city/${slug}`)
  const { place: city, isKnown } = landing
  const path = isKnown ? fundingPath(city) : ownFundingPath(city)
  if (path !== ownFundingPath({ slug: written })) return redirectTo(path)
  if (!isKnown) return { kind: 'funding', isKnown, city, others: [] }
  return { kind: 'funding', isKnown, city, others: namesakesOf(city).filter((place) => place !== city) }
})

/** /city-old/{slug}: always with a state; a bare name is led to the town it means. */
export const resolveLanding = keepLast((written: string): Landing | Redirect | Missing => {
  const slug = canonicalCitySlug(written)
  if (slug === null) return missing
  const state = stateByCode(slug.toUpperCase())
  if (state) return isWrittenAs(slug, written) ? redirectTo(statePath(state)) : missing
  const elsewhere = toldElsewhere(slug, written)
  if (elsewhere) return redirectTo(elsewhere)
  const landing = landingOf(slug)
  if (!landing) {
    const [meant] = placesNamed(slug)
    return redirectTo(meant ? oldLandingPath(meant) : `/city/${slug}`)
  }
  return slug === written ? landing : redirectTo(oldLandingPath({ slug }))
})

/** /state/{slug} */
export function resolveState(written: string): StatePage | Redirect | Missing {
  const slug = canonicalSlug(written, (candidate) => findState(candidate) !== null)
  if (slug === null) return missing
  const byCode = slug === 'dc' ? district : stateByCode(slug.toUpperCase())
  if (byCode) return isWrittenAs(slug, written) ? redirectTo(statePath(byCode)) : missing
  const state = findState(slug)
  const territory = state ? null : territoryIn(slug.replaceAll('-', ' '))
  const canonical = territory ? territorySlug(territory) : slug
  if (canonical !== written) return redirectTo(statePath({ slug: canonical }))
  if (state) return { kind: 'state', isKnown: true, state }
  return { kind: 'state', isKnown: false, state: { name: stateTitle(slug), slug }, territory }
}

/** /state/{slug}/towns: a list only the fifty have. */
export function resolveStateTowns(written: string): KnownState | Redirect | Missing {
  const page = resolveState(written)
  if (page.kind === 'state') return page.isKnown ? page : missing
  const meant = states().find((state) => page.kind === 'redirect' && statePath(state) === page.to)
  return meant ? redirectTo(stateTownsPath(meant)) : missing
}

/** 'isle-of-man' reads 'Isle of Man'. */
function stateTitle(slug: string) {
  return titleOf(slug).replace(/(?<= )(Of|The|And)(?= )/g, (word) => word.toLowerCase())
}

/** /subcity/{slug} */
export function resolveSubCity(written: string): SubCity | Redirect | Missing {
  const slug = canonicalSlug(written, (candidate) => findArea(candidate) !== null)
  if (slug === null) return missing
  const area = findArea(slug)
  const part = area ? null : partOfCity(written)
  if (part) return redirectTo(part)
  if (slug !== written) return redirectTo(`/subcity/${slug}`)
  const place = area && findPlace(area.place)
  if (area && place) return { kind: 'subCity', isKnown: true, slug, area, place }
  const { name, state } = parsePlaceSlug(slug) ?? { name: titleOf(slug), state: null }
  return { kind: 'subCity', isKnown: false, area: { name, slug, state } }
}

/** The one address of a city, with or without its state; null when the text can be no name. */
export function canonicalCitySlug(written: string) {
  return canonicalSlug(written, isTown)
}

function isTown(slug: string) {
  return findPlace(slug) !== null || placesNamed(slug).length > 0
}

/** The page that tells of what has the form of a town's address and is none; null for every town of ours. */
function toldElsewhere(slug: string, written: string) {
  return isTown(slug) ? null : (partOfCity(written) ?? territoryOf(slug))
}

/** Brooklyn in New York is no town: it is told of on the page of that part of the city. Asked only of what is no town. */
function partOfCity(written: string) {
  const area = areaCalled(canonicalSlug(written, (slug) => areaCalled(slug) !== null) ?? '')
  return area && subCityPath(area, { slug: area.place })
}

/** A town of Puerto Rico: the page of the territory says what is the case there. */
function territoryOf(slug: string) {
  const territory = territoryIn(slug.replaceAll('-', ' '))
  return territory && statePath({ slug: territorySlug(territory) })
}

/** With its state the one in the largest city, alone the only one of its name: there are downtowns in eleven cities. */
function areaCalled(slug: string): Area | null {
  const { bareSlug = slug, state = null } = parsePlaceSlug(slug) ?? {}
  const areas = areasNamed(bareSlug)
  if (state === null) return areas.length === 1 ? (areas[0] ?? null) : null
  return areas.find(({ place }) => findPlace(place)?.state === state) ?? null
}

function landingOf(slug: string): Landing | null {
  const place = findPlace(slug)
  if (place) return { kind: 'landing', isKnown: true, place }
  const parsed = parsePlaceSlug(slug)
  if (!parsed) return null
  return { kind: 'landing', isKnown: false, place: { name: parsed.name, slug, state: parsed.state } }
}

/** False for '東京-tx': what is left of it is 'tx', but it names no state. True for 'TX.' at the end of a sentence. */
function isWrittenAs(code: string, written: string) {
  return (
    written
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]{1,9}$/u, '') === code
  )
}

function redirectTo(to: string): Redirect {
  return { kind: 'redirect', to }
}
