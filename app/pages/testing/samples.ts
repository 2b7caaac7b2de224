import type { PageAsked } from '../../settings/testing/render-page.ts'
import { pageFamilies } from '../page-families.ts'

/** The wizard's later steps are answers to the ones before. */
export const wizardSteps: PageAsked[] = [1, 2, 3, 4].map((step) => ({
  path: '/qualify',
  form: { step: String(step), go: 'next' },
}))

const known: PageAsked[] = [
  ...pageFamilies.flatMap((family) => family.samples.map((path) => ({ path }))),
  ...wizardSteps,
  { path: '/no-such-page' },
]

/** Places nobody told us about have pages too. */
const unknownPlaces: PageAsked[] = [
  '/state/nowhere',
  '/city/no-such-town',
  '/city/no-town-tx',
  '/city/no-town-tx/funding',
  '/subcity/no-area-tx',
].map((path) => ({ path }))

/** A page of every family, with its name. */
export const knownPages = known.map(named)

/** And those of places that are not on our lists. */
export const everyPage = [...known, ...unknownPlaces].map(named)

function named(asked: PageAsked): [string, PageAsked] {
  return [asked.path + (asked.form ? ` after step ${asked.form.step}` : ''), asked]
}
