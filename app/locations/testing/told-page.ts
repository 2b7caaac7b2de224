import type { Fact } from '../../almanac/fact.ts'
import type { Language } from '../../platform/language.ts'
import { defaultSite } from '../../site/site.ts'
import { cityFundingPage } from '../city-funding.ts'
import { cityLandingPage } from '../city-landing.ts'
import { richCityLandingPage } from '../city-landing-rich.ts'
import { figuresDocument } from '../figures-document.ts'
import { legalAidDocument } from '../legal-aid-document.ts'
import {
  resolveCity,
  resolveFunding,
  resolveLanding,
  resolveState,
  resolveStateTowns,
  resolveSubCity,
} from '../resolve.ts'
import { stateFundingPage } from '../state-funding.ts'
import { stateTownsPage } from '../state-town-index.ts'
import { subCityPage } from '../sub-city-page.ts'

const resolvers: Record<string, typeof resolveCity | typeof resolveState | typeof resolveSubCity> = {
  city: resolveCity,
  'city/funding': resolveFunding,
  'city-old': resolveLanding,
  subcity: resolveSubCity,
  state: resolveState,
  'state/towns': resolveStateTowns,
}

/** All that a page of places says, line by line: values that stand together in one, with a figure its source. */
export function toldAt(path: string, language: Language) {
  return tell(pageAt(path, language))
}

function pageAt(path: string, language: Language) {
  const site = defaultSite('https://example.test', language)
  if (path === '/local-figures') return figuresDocument(site)
  if (path === '/legal-aid') return legalAidDocument(site)
  const [, family = '', slug = '', part] = path.split('/')
  const page = resolvers[part ? `${family}/${part}` : family]?.(slug)
  if (page?.kind === 'subCity') return subCityPage(page, site)
  if (page?.kind === 'funding') return cityFundingPage(page, site)
  if (page?.kind === 'landing')
    return family === 'city'
      ? richCityLandingPage(page, site, { stories: [], articles: [] })
      : cityLandingPage(page, site)
  if (page?.kind !== 'state') throw new Error(`no page at ${path}`)
  return part === 'towns' && page.isKnown ? stateTownsPage(page.state, site) : stateFundingPage(page, site)
}

/** What lies within values that stand together has lines of its own. */
function tell(part: unknown, name = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => tell(one, name))
  if (typeof part !== 'object' || part === null) return [`${name} ${part}`.trim()]
  if (isFact(part)) return [`${part.value} of ${part.of.kind} ${part.of.name}, ${part.source.short}`]
  const entries = Object.entries(part)
  const own = entries.filter(([, value]) => typeof value !== 'object' || value === null)
  const within = entries.filter(([, value]) => typeof value === 'object' && value !== null)
  return [
    ...(own.length > 0 ? [`${name} ${own.map(([key, value]) => `${key} ${value}`).join(' | ')}`.trim()] : []),
    ...within.flatMap(([key, value]) => tell(value, key)),
  ]
}

function isFact(part: object): part is Fact {
  return 'value' in part && 'of' in part && 'source' in part
}
