import { agenciesIn, type HousingAgency } from '../almanac/agencies.ts'
import { shortOf } from '../almanac/source.ts'
import { courtsOf, type LegalAid, legalAidIn } from '../almanac/state-facts.ts'
import { almanacWords } from '../almanac/words.ts'
import type { Resource, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { byWhomTheyServe, servesItsTown } from './agency-order.ts'
import type { State } from './place.ts'
import { listPlacesIn } from './places.ts'
import { statePageWords } from './state-page-words.ts'

const shownAgencies = 6

/** Housing agencies of the largest cities, legal aid, courts: free to ask, whoever one rents from. */
export function stateHelp({ code, name }: State, language: Language): Section[] {
  const words = statePageWords[language].help
  const agencies = agenciesIn(code)
  const aid = legalAidIn(code)
  return [
    {
      kind: 'resources',
      heading: words.heading(name),
      lead: leadOf(name, agencies, aid, language),
      resources: [
        ...ofLargestCities(agencies, code).map((agency) => agencyCard(agency, language)),
        ...aid.map(
          ({ name: office, phone, website }): Resource => ({
            name: office,
            description: aid.length > 1 ? words.oneOfSeveral : words.lawyers,
            facts: [],
            ...contactOf(phone, website),
          }),
        ),
        ...courts(code, name, language),
      ],
    },
  ]
}

function leadOf(name: string, agencies: readonly HousingAgency[], aid: LegalAid[], language: Language) {
  const [[agency], [lawyers]] = [agencies, aid]
  if (!agency || !lawyers) return ''
  const { lead } = statePageWords[language].help
  return lead(name, agencies.length, shortOf(agency.source, language), shortOf(lawyers.source, language))
}

/** One for each of the largest cities that have one for everybody who lives there. */
function ofLargestCities(agencies: readonly HousingAgency[], stateCode: string) {
  const byTown = Map.groupBy(
    agencies.filter(({ phone }) => phone),
    ({ town }) => town,
  )
  return listPlacesIn(stateCode)
    .flatMap((place) => {
      const inTown = byTown.get(place.row) ?? []
      const [first] = inTown
        .filter((agency) => servesItsTown(agency, place))
        .sort((one, other) => byWhomTheyServe(place, one, other))
      return first ?? []
    })
    .slice(0, shownAgencies)
}

function agencyCard({ name, city, program, phone }: HousingAgency, language: Language): Resource {
  const description = statePageWords[language].help.agency(city, almanacWords[language].programs[program])
  return { name, description, facts: [], ...contactOf(phone, null) }
}

function courts(stateCode: string, name: string, language: Language): Resource[] {
  const words = statePageWords[language].help
  const links = courtsOf(stateCode)
  if (!links) return []
  const { courtSite, help } = links
  return [
    {
      name: words.courts(name),
      description: words.courtsText,
      facts: [],
      ...contactOf(null, courtSite),
    },
    ...(help
      ? [
          {
            name: help.kind === 'court' ? words.selfHelp : words.plainWords,
            description: words.withoutLawyer,
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
