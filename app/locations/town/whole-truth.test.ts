import { expect, test } from 'vitest'
import { defaultSite } from '../../site/site.ts'
import { agenciesFor, isInTown } from '../nearest-agencies.ts'
import { apartmentTypes } from '../place-sections.ts'
import { sizeSentence } from '../place-words.ts'
import { findPlace, listPlacesIn } from '../places.ts'
import { states } from '../states.ts'
import { dayOne } from './day-one.ts'
import { freeHelp } from './free-help.ts'
import { homeCosts } from './home-costs.ts'
import { inFigures } from './in-figures.ts'
import { textsOf } from './testing/sample.ts'

/** Sentences that once said too much, or too little. */
const site = defaultSite('https://example.test')

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

test.each([
  ['portland-or', 'actual average cost of screening'],
  ['seattle-wa', 'actual cost of screening'],
])('in %s the sum of day one says that the landlord’s fee is on top', (slug, rule) => {
  const [section] = dayOne(place(slug), site)
  expect(section).toMatchObject({
    note: `On top: the landlord’s application fee (${rule}), the monthly protection plan. Funding is a loan.`,
    noteAlone: `On top: the landlord’s application fee (${rule}).`,
  })
  const [spanish] = dayOne(place(slug), defaultSite('https://example.test', 'es'))
  expect(spanish).toMatchObject({
    note: expect.stringMatching(/^Aparte: el cargo de solicitud del arrendador \(.+\) y el plan/),
    noteAlone: expect.stringMatching(/^Aparte: el cargo de solicitud del arrendador \(.+\)\.$/),
  })
})

test('every fee of a landlord is in the sum or said to be on top', () => {
  for (const { code } of states()) {
    const [first] = listPlacesIn(code)
    const [section] = first ? dayOne(first, site) : []
    if (section?.kind !== 'dayOne') throw new Error(`no day one in ${code}`)
    const isCounted = section.landlord.some(({ kind, amount }) => kind === 'fee' && amount !== null)
    expect(section.noteAlone === '', code).toBe(isCounted)
  }
})

test('without a fair rent the first sum says whose median it rests on', () => {
  const [section] = dayOne(place('weweantic-ma'), site)
  expect(section).toMatchObject({
    lead: expect.stringContaining('First month and deposit at the census median rent of Massachusetts, $'),
  })
})

test('a state’s minimum wage is called that, and a city may have a higher one; the federal one is not', () => {
  const strong = (slug: string, language: 'en' | 'es' = 'en') => {
    const [section] = homeCosts(place(slug), defaultSite('https://example.test', language))
    return section?.kind === 'rents' ? section.reading.strong : ''
  }
  expect(strong('seattle-wa')).toMatch(
    /^Full time at Washington State’s minimum wage, \$17\.13 as of [^(]+ \(a city may have a higher one\), pays for a rent of \$890[,:]/,
  )
  expect(strong('chicago-il', 'es')).toMatch(
    /^Tiempo completo con el salario mínimo de Illinois, .+ \(una ciudad puede tener uno más alto\), da para una renta de /,
  )
  expect(strong('houston-tx')).toMatch(/^Full time at the minimum wage, \$7\.25 as of [^(]+, pays/)
  expect(strong('birmingham-al')).toContain('(no state law; federal rate), pays')
  expect(strong('washington-dc')).not.toContain('a city may')
})

test.each([
  ['pecos-tx', 'is one in Pecos itself'],
  ['new-york-ny', 'are three in New York itself'],
  ['st-paul-mn', 'are three in St. Paul itself'],
  // More than are listed.
  ['st-louis-mo', 'are five in St. Louis itself'],
])('of the offices in %s all are counted: there %s', (slug, said) => {
  const [help] = freeHelp(place(slug), site)
  expect(help).toMatchObject({ helpers: [{ text: `There ${said}.` }, {}, {}] })
  const own = agenciesFor(place(slug), 20).near.filter(({ agency }) => isInTown(place(slug), agency))
  expect(said).toContain(['none', 'one', 'two', 'three', 'four', 'five'][own.length])
})

test('beside the offices that give vouchers it stands whether the programs take them, as the owner chose', () => {
  const leadAt = (slug: string, asked = site) => {
    const [help] = freeHelp(place(slug), asked)
    return help?.kind === 'help' ? help.lead : ''
  }
  expect(leadAt('houston-tx')).toContain('Our programs do not work with vouchers.')
  const welcoming = { ...site, vouchers: { TX: 'considered' as const } }
  expect(leadAt('houston-tx', welcoming)).toContain('In Texas we work with Section 8 and other vouchers.')
  expect(leadAt('seattle-wa', welcoming)).toContain('Our programs do not work with')
  expect(leadAt('houston-tx', defaultSite('https://example.test', 'es'))).toContain(
    'Nuestros programas no trabajan con vales de vivienda',
  )
})

test.each([
  ['weedsport-ny', 571],
  ['morrisville-ny', 607],
  ['orland-me', 137],
  ['terre-hill-pa', 729],
])('%s shares its place with a town of as many people: number %d', (slug, rank) => {
  expect(sizeSentence(place(slug))).toContain(`number ${rank} of `)
  expect(textsOf(inFigures(place(slug), site)).join(' ')).toContain(`number ${rank} of `)
})

test('a class of rents with no home under it says so', () => {
  const classesOf = (slug: string, language: 'en' | 'es') => {
    const asked = defaultSite('https://example.test', language)
    const section = apartmentTypes(asked, place(slug), place(slug))
    return section.kind === 'homes' ? section.homes.map(({ features }) => features[1]) : []
  }
  for (const slug of ['new-york-ny', 'hilo-hi']) {
    expect(classesOf(slug, 'en')[0]).toBe('Here: no size by fair rent')
    expect(classesOf(slug, 'es')[0]).toBe('Aquí: ningún tamaño según la renta justa')
  }
  expect(classesOf('houston-tx', 'en')[0]).toMatch(/^Here: .*\$/)
})

test('ZIP codes are counted the same wherever they are counted', () => {
  const zipsOf = (slug: string) =>
    textsOf(inFigures(place(slug), site)).find((text) => text.includes(' apart in census median rent'))
  expect(zipsOf('washington-dc')).toMatch(/^57 in all, 22 with a figure, \$1,771 apart/)
  expect(zipsOf('houston-tx')).toMatch(/^120 in all, 119 with a figure, /)
  expect(zipsOf('new-york-ny')).toMatch(/^212 in all, 181 with a figure, /)
})
