/** @import { Row } from './sources.mjs' */
import { readFileSync } from 'node:fs'

/** Not from the table of the sources, whose name changes with its years. @type {{ code: string, name: string }[]} */
const states = JSON.parse(readFileSync(new URL('../../data/states.json', import.meta.url), 'utf8'))

/**
 * HUD's abbreviations in the order they are replaced. What may mean two things stays: a CDA is an agency or an
 * authority, and so is a PHA.
 * @type {[RegExp, string][]}
 */
const abbreviations = [
  [/\bBd of Co Comm$/, 'Board of County Commissioners'],
  [/\bElectric Co(op)?$/, 'Electric Cooperative'],
  [/\bDevelopment Comm$/, 'Development Commission'],
  [/\bOpprty Com\b/, 'Opportunities Commission'],
  [/\bPh\.Consolid\.Govt\./, 'Parish Consolidated Government'],
  [/\bChipp\. Co\./, 'Chippewa County'],
  [/\bof Yellow$/, 'of Yellow Medicine County'],
  [/\bCounty Contra Costa$/, 'County of Contra Costa'],
  [/\bHousing and Community$/, 'Housing and Community Development'],
  [/^South Central KS\b/, 'South Central Kansas'],
  [/\bof SF$/, 'of San Francisco'],
  [/\bof N (?=\p{Lu})/u, 'of North '],
  [/^Sc Regional\b/, 'South Carolina Regional'],
  [/^Va\. Beach\b/, 'Virginia Beach'],
  [/^MD (?=Dep)/, 'Maryland '],
  [/\bof N[jJ]\b/, 'of New Jersey'],
  [/\bMn (?=Multi)/, 'Minnesota '],
  [/\bMulti-county\b/, 'Multi-County'],
  [/^D\.C (?=Housing)/, 'D.C. '],
  [/\bNo (?=\d)/, 'No. '],
  [/\/eckan\b/, '/ECKAN'],
  [/\/Office of\b/, ', Office of'],
  [/^Grtr Metro\./, 'Greater Metropolitan'],
  [/^Exec\. Office\b/, 'Executive Office of'],
  [/\bP H A$/, 'PHA'],
  [/\bHRA\b/, 'Housing and Redevelopment Authority'],
  [/\bEDA$/, 'Economic Development Authority'],
  [/\bHsn?g\b/g, 'Housing'],
  [/\bAuth(\.|\b)|\bAutho?$/g, 'Authority'],
  [/\bAut$/, 'Authority'],
  [/\bRedev(\.|\b)/, 'Redevelopment'],
  [/\bDept(\.|\b)/, 'Department'],
  [/\bDev(\.|\b)/, 'Development'],
  [/\bComm(\.|\b)/, 'Community'],
  [/\bSvcs\b/, 'Services'],
  [/\bPres\.$/, 'Preservation'],
  [/\bProg$/, 'Program'],
  [/\bFac (?=Board)/, 'Facilities '],
  [/\bJt\b/, 'Joint'],
  [/\bC(ty|o)(\.|\b)/, 'County'],
  [/\bH(\/a| ?A)\b/, 'Housing Authority'],
]

/** Small words inside a name; The Dalles keeps its own. */
const smallWords = / (Of|On|The(?= (?:City|Town|County|Village)\b))(?= )/g

/** Words of four capitals and more whose letters stand for words. */
const acronyms = new Set(['ESCSWA', 'OACAC', 'DHCD', 'DHHS', 'BRAD'])

/**
 * A name from HUD's list without its abbreviations, capitals and state: its page says in which state it is.
 * @param {Row} row
 */
export function inFullWords({ name = '', state = '' }) {
  const isLoud = name.match(/\b\p{Lu}{4,}\b/gu)?.some((word) => !acronyms.has(word))
  const quiet = isLoud ? name.replace(/\b(?!HRA\b)\p{Lu}{2,}\b/gu, capitalized) : name
  const small = quiet.replace(smallWords, (word) => word.toLowerCase())
  const full = abbreviations.reduce(
    (words, [short, long]) => words.replace(short, long),
    withoutState(small, state),
  )
  return full
    .replace(/^Housing Authority (?:- )?(?=(?:City|County) of )/, 'Housing Authority of the ')
    .replace(/ Authority of (?=(?:City|Village) of )/, ' Authority of the ')
    .replace(/^Housing Authority (?=the City)/, 'Housing Authority of ')
    .replace(/^Housing Authority (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$)/u, 'Housing Authority of ')
}

/**
 * @param {string} name 'Housing Authority of the County of Clark, IL.'
 * @param {string} code of the state it is in
 */
function withoutState(name, code) {
  const own = states.find((one) => one.code === code)?.name ?? code
  const after = name.lastIndexOf(',') + 1
  const last = name.slice(after).trim().replace(/\.$/, '')
  const isOwn =
    last.toUpperCase() === code || (last.length > 2 && own.toUpperCase().startsWith(last.toUpperCase()))
  if (after > 0 && isOwn) return name.slice(0, after - 1)
  return name.replace(new RegExp(`(?<! of) (?:${code}\\.?|(?<=Atlanta )${own})$`), '')
}

function capitalized(/** @type {string} */ word) {
  return word === 'OF' ? 'of' : word.charAt(0) + word.slice(1).toLowerCase()
}
