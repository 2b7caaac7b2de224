import type { Source } from '../../almanac/source.ts'
import { courtsOf, legalAidIn } from '../../almanac/state-facts.ts'
import type { Contact, Helper, Resource, Section } from '../../landing/sections.ts'
import { longDay } from '../../platform/us-date.ts'
import { milesText } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import { assistanceAsOf, assistanceFor, findHelpline, hasOwnAssistance } from '../assistance.ts'
import { agenciesFor, isInTown, type NearAgency } from '../nearest-agencies.ts'
import { statePath } from '../paths.ts'
import type { Place } from '../place.ts'
import { inSentence } from '../state-words.ts'
import { stateByCode } from '../states.ts'
import { countWord } from './count-words.ts'

const shownOffices = 4
const shownOnCards = 2
const shownLawyers = 3

/** Free help nearby: housing agency, legal aid, courts, helplines. It sells nothing and is always shown. */
export function freeHelp(place: Place, _site: Site): Section[] {
  return [
    {
      kind: 'help',
      heading: 'Free help nearby',
      lead: 'Not part of us; asking is free.',
      helpers: [...housingOffice(place), lawyers(place), courtsAndHelplines(place)],
    },
  ]
}

function housingOffice(place: Place): Helper[] {
  const { near, inCounty } = agenciesFor(place, shownOffices)
  const [first] = near
  if (!first) return []
  const further = inCounty - near.length
  return [
    {
      title: 'Housing office',
      text: officeSentence(place, first, inCounty),
      contacts: near.map((office) => officeContact(office, place)),
      note: [
        further > 0 ? `${further === 1 ? 'One more' : `${further} more`} in ${place.county}.` : '',
        datedList('HUD', first.agency.source),
      ]
        .filter(Boolean)
        .join(' '),
    },
  ]
}

/** The same offices as cards. */
export function housingOffices(place: Place): Resource[] {
  const { near } = agenciesFor(place, shownOnCards)
  return near.map((office) => {
    const { name, link, detail } = officeContact(office, place)
    return {
      name,
      description: `${detail} (${datedList('HUD', office.agency.source)})`,
      facts: [],
      ...(link && { contact: link }),
    }
  })
}

/** Some offices of the list have no county, so that none is said to be missing. */
function officeSentence(place: Place, first: NearAgency, inCounty: number) {
  if (isInTown(place, first.agency)) return `There is one in ${place.name} itself.`
  const way = wayWords(first)
  const nearest = `in ${first.agency.city}${way && `, ${way}`}`
  if (inCounty === 1) return `HUD lists one for ${place.county}, ${nearest}.`
  if (inCounty > 1) return `HUD lists ${countWord(inCounty)} in ${place.county}; the nearest is ${nearest}.`
  return `The nearest on HUD’s list is ${nearest}.`
}

function officeContact(office: NearAgency, place: Place): Contact {
  const { name, program, city, state, phone } = office.agency
  const town = state === place.state ? city : `${city}, ${state}`
  return {
    name,
    detail: [town, wayWords(office), program].filter(Boolean).join(', '),
    ...(phone && { link: callTo(phone) }),
  }
}

function wayWords({ miles, direction }: NearAgency) {
  return miles ? [milesText(miles), direction].filter(Boolean).join(' ') : ''
}

/** A state's offices share it among them: those named after the town or county come first. */
function lawyers(place: Place): Helper {
  const state = inSentence(stateNameOf(place.state))
  const page = stateByCode(place.state)
  const offices = legalAidIn(place.state).toSorted(
    (one, other) => Number(isNamedAfter(other.name, place)) - Number(isNamedAfter(one.name, place)),
  )
  const contacts = offices.map(({ name, phone, website }): Contact => {
    const link = phone ? callTo(phone) : website ? siteLink(website) : null
    return { name: name.replace(/, Inc\.$/, ''), ...(link && { link }) }
  })
  return {
    title: 'Legal aid',
    text:
      contacts.length > 1
        ? `Free with little income. ${upperFirst(countWord(contacts.length))} offices share ${state}.`
        : 'Free with little income.',
    contacts: page ? contacts.slice(0, shownLawyers) : contacts,
    ...(page && contacts.length > shownLawyers && { more: { label: 'All of them', href: statePath(page) } }),
    note: offices[0] ? datedList('LSC', offices[0].source) : '',
  }
}

function isNamedAfter(office: string, { name, county }: Place) {
  return [name, county.replace(/ (County|Parish)$/, '')].some((local) => local && office.includes(local))
}

/** Houston and Los Angeles have numbers of their own above the one that is answered everywhere. */
function courtsAndHelplines(place: Place): Helper {
  const state = inSentence(stateNameOf(place.state))
  const courts = courtsOf(place.state)
  const helpline = findHelpline()
  const own = hasOwnAssistance(place.slug) ? assistanceFor(place.slug) : []
  return {
    title: 'Courts and helplines',
    text: '',
    contacts: [
      ...own.map(({ name, what, phone, tel }) => ({
        name,
        detail: what,
        link: { label: phone, href: `tel:${tel}` },
      })),
      ...(courts?.help
        ? [
            {
              name: courts.help.kind === 'court' ? 'Self-help of the courts' : 'Legal help in plain words',
              link: siteLink(courts.help.site),
            },
          ]
        : []),
      ...(courts ? [{ name: `Courts of ${state}`, link: siteLink(courts.courtSite) }] : []),
      ...(helpline
        ? [{ name: helpline.name, link: { label: helpline.phone, href: `tel:${helpline.tel}` } }]
        : []),
    ],
    note: `${courts ? `Links ${courts.source.years}, numbers` : 'Numbers'} ${longDay(assistanceAsOf)}`,
  }
}

/** 'HUD, May 3, 2026' */
function datedList(publisher: string, { years }: Source) {
  return `${publisher}, ${years.replace('as of ', '')}`
}

function callTo(phone: string) {
  return { label: phone, href: `tel:+1${phone.replace(/\D/g, '')}` }
}

/** 'texaslawhelp.org' */
function siteLink(href: string) {
  return { label: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*/, ''), href }
}

function upperFirst(words: string) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
