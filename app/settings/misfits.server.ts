import type { ClaimName, ClaimNumbers } from '../claims/claims.ts'
import type { Site } from '../site/site.ts'
import { claimKey, listedClaims } from './claims/claim-settings.server.ts'
import { problemWords } from './problem-words.ts'
import { byDefault, type Change } from './queries.server.ts'
import { type Chosen, siteWith } from './register.server.ts'

/**
 * What is wrong with changes that each pass by themselves, by key: amounts in the wrong order, words in another language
 * that contradict the English. Asked by every way in: the form, undo, back to default, an import.
 */
export function misfitsOf(changes: readonly Change[], chosen: Chosen): Record<string, string> {
  const english = siteWith('', withChanges(chosen, changes))
  const contradictions = contradictionsOf(changes, english)
  return Object.keys(contradictions).length > 0 ? contradictions : turnedPairs(changes, english)
}

function withChanges(chosen: Chosen, changes: readonly Change[]): Chosen {
  const next = new Map(chosen)
  for (const { setting, to } of changes)
    if (to === byDefault) next.delete(setting.key)
    else next.set(setting.key, JSON.parse(to))
  return next
}

function contradictionsOf(changes: readonly Change[], english: Site) {
  const found = changes.flatMap(({ setting, to }) => {
    const said = to === byDefault ? undefined : setting.contradictionOf(JSON.parse(to), english)
    return said ? [[setting.key, said]] : []
  })
  return Object.fromEntries(found) as Record<string, string>
}

type Pair = [ClaimName & keyof ClaimNumbers, ClaimName & keyof ClaimNumbers]

/** Between the first and the second lies a band of its own, from one to the other: bands of income and of rent. */
const apart: Pair[] = [
  ['incomeLow', 'incomeHigh'],
  ['standardRent', 'luxuryRent'],
]

/** What is paid first, and the whole: both may be the same. */
const parts: Pair[] = [
  ['kitTodayOneAdult', 'kitOneAdult'],
  ['kitTodayTwoAdults', 'kitTwoAdults'],
]

/** Said at each that was changed. */
function turnedPairs(changes: readonly Change[], { numbers }: Site) {
  const changed = new Set(changes.map(({ setting }) => setting.key))
  const errors: Record<string, string> = {}
  for (const pair of [...apart, ...parts]) {
    const [less, more] = pair
    const isApart = apart.includes(pair)
    const distance = largest(numbers[more]) - largest(numbers[less])
    if (isApart ? distance > 0 : distance >= 0) continue
    const { notLess, turned } = problemWords.en.money
    const said = (isApart ? notLess : turned)(claimLabel(less), claimLabel(more))
    for (const key of [claimKey(less), claimKey(more)]) if (changed.has(key)) errors[key] = said
  }
  return errors
}

function largest(value: number | readonly [number, number]) {
  return typeof value === 'number' ? value : value[1]
}

function claimLabel(name: ClaimName) {
  return listedClaims.find((listed) => listed.name === name)?.claim.label ?? name
}
