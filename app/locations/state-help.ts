import { agenciesIn, type HousingAgency } from '../almanac/agencies.ts'
import { courtsOf, legalAidIn } from '../almanac/state-facts.ts'
import type { Resource, Section } from '../landing/sections.ts'
import { grouped } from '../platform/us-number.ts'
import { withArticle } from '../platform/us-states.ts'
import type { State } from './place.ts'
import { listPlacesIn } from './places.ts'

const shownAgencies = 6

/** Housing agencies of the largest cities, legal aid, courts: free to ask, whoever one rents from. */
export function stateHelp(state: State): Section[] {
  const agencies = agenciesIn(state.code)
  const aid = legalAidIn(state.code)
  const name = withArticle(state.name)
  const [agency] = agencies
  return [
    {
      kind: 'resources',
      heading: `Free help in ${name}`,
      lead: [
        agency &&
          `${grouped(agencies.length)} public housing agencies give vouchers and public housing in ${name} (${agency.source.short}); each town’s page names the nearest. Here are those of the largest cities, and legal aid (${aid[0]?.source.short}).`,
      ]
        .filter(Boolean)
        .join(' '),
      resources: [
        ...ofLargestCities(agencies, state.code).map(agencyCard),
        ...aid.map(
          ({ name: office, phone, website }): Resource => ({
            name: office,
            description:
              aid.length > 1
                ? 'Free lawyers; it tells you which office is yours.'
                : 'Free lawyers for people with little income.',
            facts: [],
            ...contactOf(phone, website),
          }),
        ),
        ...courts(state.code, name),
      ],
    },
  ]
}

/** One for each of the largest cities that have one. */
function ofLargestCities(agencies: readonly HousingAgency[], stateCode: string) {
  return listPlacesIn(stateCode)
    .flatMap(({ name }) => agencies.find(({ city, phone }) => city === name && phone) ?? [])
    .slice(0, shownAgencies)
}

function agencyCard({ name, city, program, phone }: HousingAgency): Resource {
  return { name, description: `${city}: ${program}.`, facts: [], ...contactOf(phone, null) }
}

function courts(stateCode: string, name: string): Resource[] {
  const links = courtsOf(stateCode)
  if (!links) return []
  const { courtSite, help } = links
  return [
    {
      name: `Courts of ${name}`,
      description: 'Forms, dates and who is in charge.',
      facts: [],
      ...contactOf(null, courtSite),
    },
    ...(help
      ? [
          {
            name: help.kind === 'court' ? 'Self-help of the courts' : 'Legal help in plain words',
            description: 'For people without a lawyer.',
            facts: [],
            ...contactOf(null, help.site),
          },
        ]
      : []),
  ]
}

function contactOf(phone: string | null, website: string | null): Pick<Resource, 'contact'> {
  if (phone) return { contact: { label: phone, href: `tel:+1${phone.replace(/\D/g, '')}` } }
  return website ? { contact: { label: new URL(website).host.replace(/^www\./, ''), href: website } } : {}
}
