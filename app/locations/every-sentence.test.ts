import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Language } from '../platform/language.ts'
import { toldAt } from './testing/told-page.ts'

/**
 * What the pages of places say, by example: the stored chapter of a page has its lines of a form that no page before
 * it has. Chosen so that nearly every sentence stands there once. The mark sums up the whole page, its other lines
 * included. When words or tables were changed on purpose, `vitest run app/locations/every-sentence.test.ts -u`
 * writes the chapters anew: read the difference before it is committed.
 */
const towns =
  'white-plains-ny st-clair-mi san-diego-ca dunn-loring-va volga-sd woodlyn-pa russell-ks lealman-fl groveville-nj savannah-ga camp-verde-az west-wendover-nv east-kingston-nh clayton-nm tallmadge-oh maplewood-mo asbury-ia university-park-tx boylston-ma fort-kent-me castle-rock-co lakewood-wa dyer-in pioneer-village-ky charlotte-nc stafford-ct harvest-al banks-springs-la nome-ak new-york-ny washington-dc atherton-ca norfolk-va juneau-ak honolulu-hi nashville-tn parker-sd raleigh-ms new-erewhon-tx'
const paths = [
  ...towns.split(' ').map((slug) => `/city/${slug}`),
  '/city/springfield',
  '/city/portland-me/funding',
  '/city/erewhon',
  '/city-old/houston-tx',
  '/city-old/nome-ak',
  '/city-old/nashville-tn',
  '/city-old/norfolk-va',
  '/city-old/new-erewhon-tx',
  '/subcity/alief-houston-tx',
  '/subcity/brooklyn-new-york-ny',
  '/subcity/walker-s-point-milwaukee-wi',
  '/subcity/mandarin-jacksonville-fl',
  '/subcity/harlem-new-york-ny',
  '/subcity/van-nuys-los-angeles-ca',
  '/subcity/harbour-erewhon-tx',
  '/state/vermont',
  '/state/new-york',
  '/state/hawaii',
  '/state/rhode-island',
  '/state/new-erewhon',
  '/state/hawaii/towns',
  '/local-figures',
  '/legal-aid',
]

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T12:00:00Z') })
})

afterAll(() => {
  vi.useRealTimers()
})

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(paths)('%s says what its chapter says', (path) => {
    expect(chapterOf(path, language)).toMatchSnapshot()
  })
})

function chapterOf(path: string, language: Language) {
  const { pieces, mark } = saidAt(path, language)
  const before = new Set(
    paths.slice(0, paths.indexOf(path)).flatMap((other) => [...saidAt(other, language).pieces.keys()]),
  )
  const isNew = ([form]: [string, string]) => !before.has(form)
  return [mark, ...[...pieces].filter(isNew).map(([, piece]) => piece)].join('\n')
}

type Said = { pieces: Map<string, string>; mark: string }
const known = new Map<string, Said>()

/** Of pieces of one form the first. */
function saidAt(path: string, language: Language): Said {
  const key = `${language} ${path}`
  const before = known.get(key)
  if (before) return before
  const lines = toldAt(path, language)
  const pieces = new Map<string, string>()
  for (const piece of lines.flatMap((line) => line.split(/ \| |(?<=[.:;]) /))) {
    const form = formOf(piece)
    if (!pieces.has(form)) pieces.set(form, piece)
  }
  const sum = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)
  const said = { pieces, mark: `${lines.length} lines, ${sum}` }
  known.set(key, said)
  return said
}

/** Pieces that differ only in names, numbers, links and directions are of one form. */
function formOf(piece: string) {
  return piece
    .replace(/(?<=\b(?:href|path|slug|link label) ).*/, '')
    .replace(/\b(?:north|south|nor|sud|sur)?(?:north|south|east|west|norte|sur|este|oeste)\b/g, 'side')
    .replace(/\d[\d,.]*/g, '0')
    .replace(/\p{Lu}[\p{L}’'.-]*(?: (?:of |de |the )?\p{Lu}[\p{L}’'.-]*)*/gu, 'Name')
}
