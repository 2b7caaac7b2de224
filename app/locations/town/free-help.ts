import type { Source } from '../../almanac/source.ts'
import { courtsOf, legalAidIn } from '../../almanac/state-facts.ts'
import { almanacWords } from '../../almanac/words.ts'
import type { Contact, Helper, Resource, Section } from '../../landing/sections.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import { ourVouchersIn } from '../../site/vouchers.ts'
import { assistanceAsOf, assistanceFor, findHelpline, hasOwnAssistance } from '../assistance.ts'
import { wayText } from '../direction-words.ts'
import { agenciesFor, isInTown, type NearAgency } from '../nearest-agencies.ts'
import { statePath } from '../paths.ts'
import type { Place, Point } from '../place.ts'
import { inSentence } from '../state-words.ts'
import { stateByCode } from '../states.ts'
import { townWords } from '../town-words.ts'

const shownOffices = 4
const shownOnCards = 2
const fewLawyers = 3

/**
 * Free help nearby: housing agency, legal aid, courts, helplines. It sells nothing and is always shown. `from`: the
 * centre of a part of the town, if on file.
 */
export function freeHelp(
  place: Place,
  site: Pick<Site, 'language' | 'vouchers'>,
  from: Point | null = place,
): Section[] {
  const { language } = site
  const { heading, lead } = townWords[language].help
  return [
    {
      kind: 'help',
      heading,
      lead: `${lead} ${ourVouchersIn(site, place.state)}`,
      helpers: [
        ...housingOffice(place, from, language),
        lawyers(place, language),
        courtsAndHelplines(place, language),
      ],
    },
  ]
}

function housingOffice(place: Place, from: Point | null, language: Language): Helper[] {
  const words = townWords[language].help.office
  const { near, ...counts } = agenciesFor(place, shownOffices, from)
  const [first] = near
  if (!first) return []
  const further = counts.inCounty - near.filter(({ agency }) => agency.isInCounty).length
  return [
    {
      title: words.title,
      text: officeSentence(place, first, counts, language),
      contacts: near.map((office) => officeContact(office, place, language)),
      note: [
        further > 0 ? words.further(further, place.county) : '',
        datedList(first.agency.source, language),
      ]
        .filter(Boolean)
        .join(' '),
    },
  ]
}

/** The same offices as cards. */
export function housingOffices(place: Place, language: Language = 'en'): Resource[] {
  const { near } = agenciesFor(place, shownOnCards)
  return near.map((office) => {
    const { name, link, detail } = officeContact(office, place, language)
    return {
      name,
      description: townWords[language].help.office.card(
        detail ?? '',
        datedList(office.agency.source, language),
      ),
      facts: [],
      ...(link && { contact: link }),
    }
  })
}

function officeSentence(
  place: Place,
  first: NearAgency,
  { inCounty, inTown, isOfState }: { inCounty: number; inTown: number; isOfState: boolean },
  language: Language,
) {
  const words = townWords[language].help.office
  if (isInTown(place, first.agency)) return words.inTown(place.name, inTown)
  const nearest = { city: townOf(first, place), way: wayTo(first, language) }
  const state = isOfState ? inSentence(stateNameOf(place.state), language) : null
  if (!first.agency.isInCounty) return words.nearest(nearest, state)
  return inCounty === 1 || first.miles === null
    ? words.inCounty(place.county, nearest)
    : words.several(place.county, inCounty, nearest)
}

function officeContact(office: NearAgency, place: Place, language: Language): Contact {
  const { name, program, phone } = office.agency
  return {
    name,
    detail: townWords[language].help.office.detail(
      townOf(office, place),
      wayTo(office, language),
      almanacWords[language].programs[program],
    ),
    ...(phone && { link: callTo(phone) }),
  }
}

/** With its state's code where that is another. */
function townOf({ agency: { city, state } }: NearAgency, place: Place) {
  return state === place.state ? city : `${city}, ${state}`
}

function wayTo({ miles, direction }: NearAgency, language: Language) {
  return miles === null ? null : wayText(miles, direction, language)
}

/**
 * A state's offices share it among them, and our table does not say how. Where they are many, only those named after
 * the town or county are shown, and a link to all: the first three by name would be somebody else's.
 */
function lawyers(place: Place, language: Language): Helper {
  const words = townWords[language].help.lawyers
  const page = stateByCode(place.state)
  const offices = legalAidIn(place.state)
  const hasMany = page && offices.length > fewLawyers
  const shown = hasMany ? offices.filter(({ name }) => isNamedAfter(name, place)) : offices
  const contacts = shown.map(({ name, phone, website }): Contact => {
    const link = phone ? callTo(phone) : website ? siteLink(website) : null
    return { name: name.replace(/, Inc\.$/, ''), ...(link && { link }) }
  })
  return {
    title: words.title,
    text: offices.length > 1 ? words.several(offices.length) : words.one,
    contacts,
    ...(hasMany && { more: { label: words.all, href: statePath(page) } }),
    note: offices[0] ? datedList(offices[0].source, language) : '',
  }
}

/** Parts of states that a town or a county elsewhere in the state shares a word with. */
const regions = /(?:Mid-|Northeastern |Western )New York|Bay Area|Hudson Valley|NorthWest Texas/

function isNamedAfter(office: string, { name, county }: Place) {
  const area = office.replace(regions, '').replace('NYC', 'New York')
  const ofCounty = county.replace(/ (County|Parish)$/, '')
  return (
    area.includes(name) ||
    (ofCounty !== '' && area.replace('Long Island', 'Nassau, Suffolk').includes(ofCounty))
  )
}

/** Houston and Los Angeles have numbers of their own above the one that is answered everywhere. */
function courtsAndHelplines(place: Place, language: Language): Helper {
  const words = townWords[language].help
  const state = inSentence(stateNameOf(place.state), language)
  const courts = courtsOf(place.state)
  const helpline = findHelpline()
  const numbersDay = longDay(assistanceAsOf, language)
  const own = hasOwnAssistance(place.slug) ? assistanceFor(place.slug) : []
  return {
    title: words.courts.title,
    text: '',
    contacts: [
      ...own.map(({ name, what, phone, tel }) => ({
        name: words.helpline(name),
        detail: words.what(what),
        link: { label: phone, href: `tel:${tel}` },
      })),
      ...(courts?.help
        ? [
            {
              name: courts.help.kind === 'court' ? words.courts.selfHelp : words.courts.plainWords,
              link: siteLink(courts.help.site),
            },
          ]
        : []),
      ...(courts ? [{ name: words.courts.of(state), link: siteLink(courts.courtSite) }] : []),
      ...(helpline
        ? [
            {
              name: words.helpline(helpline.name),
              link: { label: helpline.phone, href: `tel:${helpline.tel}` },
            },
          ]
        : []),
    ],
    note: courts
      ? words.courts.dated(courts.source.years, numbersDay)
      : words.courts.numbersDated(numbersDay),
  }
}

/** 'HUD, May 3, 2026' */
function datedList({ publisher, asOf }: Source, language: Language) {
  return townWords[language].help.dated(publisher, longDay(asOf ?? '', language))
}

function callTo(phone: string) {
  return { label: phone, href: `tel:+1${phone.replace(/\D/g, '')}` }
}

/** 'texaslawhelp.org' */
function siteLink(href: string) {
  return { label: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*/, ''), href }
}
