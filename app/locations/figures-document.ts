import { compiledOn, isSuperseded, sources } from '../almanac/source.ts'
import { longDay } from '../platform/us-date.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import { emailLink, phoneLink } from '../policy/contact-links.ts'
import { type DocumentSection, list, type PolicyDocument, paragraph } from '../policy/document.ts'
import type { Site } from '../site/site.ts'
import { topRent } from './census-rent.ts'
import { fullTimeHours } from './town/rent-table.ts'
import { roughBelow, sameWithin } from './within-reach.ts'

/** /local-figures: what is the same on every page of a town, said once. */
export function figuresDocument(site: Site, now = new Date()): PolicyDocument {
  return {
    head: {
      path: '/local-figures',
      title: `Where Our Local Figures Come From | ${site.brand}`,
      description:
        'Fair rents, incomes, housing offices and laws on our town pages: who publishes them, of which years they are and how we reckon with them.',
    },
    title: 'Where our local figures come from',
    updated: compiledOn.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'),
    intro: [
      'The pages of towns and states show figures that others have counted. Here is who, when, and what we do with them.',
      'A figure stands with its year. Where a town has none of its own, the page shows that of its county and says so.',
    ],
    sections: [rents(now), rules, census, towns, help, laws, mistakes(site)],
  }
}

function rents(now: Date): DocumentSection {
  const { fairRents } = sources
  const year = Number(fairRents.years.slice(2))
  return {
    id: 'rents',
    heading: 'Rents',
    blocks: [
      list(
        `Fair rent: the Fair Market Rent of the US Department of Housing and Urban Development (HUD), ${fairRents.years}${ofDay(fairRents.asOf)}. It is what a modest home costs with its utilities. HUD sets it for a county or a whole metro area.`,
        `Census median rent: half of the renters paid less, half paid more, over ${plain(sources.places.years)}. It holds all sizes of homes, old leases and new ones, and utilities. New leases often ask more. The census counts no further than ${dollars(topRent)}.`,
        `Rents by ZIP code are census medians too, of areas that can reach beyond a town.`,
      ),
      ...(isSuperseded(fairRents, now)
        ? [
            paragraph(
              `Rents of FY${year + 1} have been in force since October 1, ${year}. They are not on file here yet.`,
            ),
          ]
        : []),
    ],
  }
}

const rules: DocumentSection = {
  id: 'rules',
  heading: 'What one must earn',
  blocks: [
    list(
      '30% rule: rent takes no more than 30% of pay before tax.',
      '3 × rule: many landlords ask for pay of three times the rent.',
      `Full time is 40 hours a week, ${fullTimeHours} a month. Hours of work are counted at the minimum wage of the state, and cities can have a higher one.`,
    ),
    paragraph(
      `What counts as low income is set by HUD for each county (${sources.incomeLimits.years}${ofDay(sources.incomeLimits.asOf)}). It goes by the income of a year, before tax, of everybody at home.`,
    ),
  ],
}

const census: DocumentSection = {
  id: 'census',
  heading: 'The census',
  blocks: [
    list(
      `People: the count of 2020, or an estimate where the page says so.`,
      `Income, renting, age of homes and way to work: the American Community Survey, ${plain(sources.places.years)}, where no other years are named. These are estimates, and rough ones for small places.`,
      'Renting: of a town it is the share of people who live in rented homes, of a county or a large city the share of households.',
      'Evictions: cases filed in court, counted by the Eviction Lab of Princeton University, with their year. Not every case ends with somebody moving out.',
    ),
    paragraph('No figure is about race, religion, origin, families, disability or crime.'),
  ],
}

const towns: DocumentSection = {
  id: 'towns',
  heading: 'Comparing towns',
  blocks: [
    list(
      'Miles are in a straight line. Positions are from GeoNames (CC BY 4.0).',
      `About the same means within ${Math.round(sameWithin * 100)}%.`,
      `Medians of places under ${grouped(roughBelow)} people are rough, so larger ones are listed first.`,
      'A rent far below that of the state mostly means that few homes are for rent. It is not compared.',
    ),
  ],
}

const help: DocumentSection = {
  id: 'help',
  heading: 'Free help',
  blocks: [
    paragraph(
      'Housing offices are those on HUD’s list of public housing agencies. Legal aid is the list of the Legal Services Corporation. Each stands with the day of its list. We have no part in any of them and earn nothing from them.',
    ),
  ],
}

const laws: DocumentSection = {
  id: 'laws',
  heading: 'Laws',
  blocks: [
    paragraph(
      'A rule stands with its statute and the day we checked it, and only if two checks agreed. Not on file means that we do not know. It does not mean that there is no rule. Cities may add to the law of a state. Nothing here is legal advice.',
    ),
  ],
}

function mistakes(site: Site): DocumentSection {
  return {
    id: 'mistakes',
    heading: 'Something is wrong?',
    blocks: [
      paragraph([
        `All tables were compiled on ${longDay(compiledOn)}. Tell us about a mistake: call `,
        phoneLink(site),
        ' or write to ',
        emailLink(site),
        '.',
      ]),
    ],
  }
}

function ofDay(asOf: string | null) {
  return asOf ? ` of ${longDay(asOf)}` : ''
}

/** Documents have no dashes. */
function plain(years: string) {
  return years.replace('–', ' to ')
}
