/** @import { Row } from './sources.mjs' */
import { inFullWords } from './full-words.mjs'

/** Slips of the pen in HUD's list, and words that its column cut. */
const slips = {
  Metropolitian: 'Metropolitan',
  Commisson: 'Commission',
  Commision: 'Commission',
  Commissi: 'Commission',
  Commi: 'Commission',
  Redevopment: 'Redevelopment',
  'Redevelopment Age': 'Redevelopment Agency',
  'Development Au': 'Development Authority',
  Corporatio: 'Corporation',
  Cooperativ: 'Cooperative',
  Cooperat: 'Cooperative',
  Housng: 'Housing',
  Facilties: 'Facilities',
  Corproration: 'Corporation',
}

/** HUD's column is this wide or a little wider: a shorter name ends where it should. */
const columnWidth = 44

/**
 * The name of an office, completed where its own row says with what.
 * @param {Row} row
 * @param {string} county of its town, 'Huntingdon County'; '' where it is not known
 */
export function agencyName(row, county) {
  const { name = '', city = '' } = row
  const spelled = Object.entries(slips).reduce(
    (words, [wrong, right]) => words.replace(new RegExp(`\\b${wrong}\\b`, 'gi'), right),
    inFullWords(row)
      .replace(/,$/, '')
      .replace(/,(?=\S)/, ', '),
  )
  const turned = /^(.+), (Village) of$/.exec(spelled)
  if (turned) return `${turned[2]} of ${turned[1]}`
  if (spelled.endsWith('the County of') && county) return `${spelled} ${county.replace(/ County$/, '')}`
  const [, before, start = ''] =
    /^(.+ the (?:City|Town|Township|Village|Borough) of) ?(.*)$/.exec(spelled) ?? []
  return before && isCut(start, city, name.length) ? `${before} ${city}` : spelled
}

/** 'City of', 'City of Fort', 'City of Crawfordsvil'. */
export function endsTooSoon(/** @type {string} */ name) {
  return /(^|\s)(of|the|and|for|in|St\.|Fort)$/i.test(name)
}

/**
 * @param {string} start what is left of the town's name
 * @param {string} city
 * @param {number} width of the whole name
 */
function isCut(start, city, width) {
  if (!city.startsWith(start) || start === city) return false
  return (
    endsTooSoon(` ${start}`) ||
    start === '' ||
    (width >= columnWidth && /[a-z]/.test(city[start.length] ?? ''))
  )
}
