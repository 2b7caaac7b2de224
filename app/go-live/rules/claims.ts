import { measuredClaims, withoutBasis } from '../../claims/claim-rules.ts'
import { claimId } from '../../claims/claim-use.ts'
import type { ClaimName } from '../../claims/claims.ts'
import { wordsFor } from '../../claims/say-claims.ts'
import { longDate } from '../../platform/us-date.ts'
import type { Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { beside, linesWith, matched, quoted, spot } from '../spots.ts'

const openClaims = { label: 'Open the claims', href: '/admin/claims' }

/** How long something takes, as the site says it: somebody must have looked. */
const promisedTimes = [
  'fundingDecision',
  'fundsAvailable',
  'approvalTime',
  'landlordApproval',
  'preApproval',
  'specialistResponse',
  'localResponse',
  'kitDelivery',
  'supportTimeline',
] as const satisfies ClaimName[]

const oldAfterYears = 2

export const claimRules: Rule[] = [
  {
    id: 'numbers-without-basis',
    title: 'Numbers without a written basis',
    gravity: 'stop',
    law: laws.substantiation,
    why: 'A rate or a count needs proof on the day it is published, not on the day somebody asks.',
    todo: 'Write down at each claim where it comes from and of what day, or change it to what you can show.',
    mend: openClaims,
    find: (facts) => unproved(facts, measuredClaims),
  },
  {
    id: 'times-without-basis',
    title: 'Times without a written basis',
    gravity: 'first',
    law: laws.substantiation,
    why: '“24 hours” and “same-day” are claims too: an average was measured, or it is a wish.',
    todo: 'Write down at each claim how the time was measured, or change it.',
    mend: openClaims,
    find: (facts) => unproved(facts, promisedTimes),
  },
  {
    id: 'basis-out-of-date',
    title: 'A written basis that has grown old',
    gravity: 'later',
    law: laws.substantiation,
    why: `Proof older than ${oldAfterYears} years says little about today.`,
    todo: 'Count again and write down the new day.',
    mend: openClaims,
    find: ({ noted, claims, now }) =>
      [...noted].flatMap(([name, day]) => {
        if (!day || yearsSince(new Date(day), now) < oldAfterYears) return []
        return spotAt(name, `${claims[name].label}: as of ${longDate(new Date(day))}`)
      }),
  },
  {
    id: 'contradictions',
    title: 'The site contradicts itself',
    gravity: 'stop',
    law: laws.deception,
    why: 'Where two pages say different things, the one that promises more is the one that counts.',
    todo: 'Make them agree, or say at each what it is about.',
    mend: { label: 'Open the warnings', href: '/admin/claims#warnings' },
    find: ({ warnings }) =>
      warnings
        .filter(({ title }) => title !== withoutBasis)
        .map(({ title, uses }) => ({
          text: title,
          places: uses
            .flatMap(({ places }) => places)
            .slice(0, 1)
            .map(linked),
        })),
  },
  {
    id: 'guarantee-without-terms',
    title: 'A guarantee without its terms beside it',
    gravity: 'stop',
    law: laws.guarantees,
    why: 'Who reads “guaranteed” must read in the same place what is guaranteed, for how long, and what happens otherwise.',
    todo: 'Say the conditions in the same block, or write the promise in other words.',
    mend: { label: 'Change the promise', href: '/admin/settings/claims#field-claim.guaranteedApproval' },
    find: ({ lines }) =>
      quoted(
        linesWith(lines, promise, denial).filter(
          (line) =>
            line.block > 0 &&
            line.path !== theTerms &&
            !beside(lines, line).some(({ text }) => terms.test(text)),
        ),
      ),
  },
  {
    id: 'bait-words',
    title: 'Words that scams use',
    gravity: 'first',
    law: laws.deception,
    why: '“No credit check” or “everybody is approved” is not what happens: landlords and lenders look and decide.',
    todo: 'Say what is true: that a hard past is looked at, not that nobody looks.',
    mend: { label: 'Open the articles', href: '/admin/articles' },
    find: ({ lines }) => {
      const warning = new Set(linesWith(lines, scam).map(({ path }) => path))
      const isMeant = ({ path }: Line) => !path.startsWith('/articles/') || !warning.has(path)
      return matched(lines, bait, { words: (found) => `“${found}”`, isMeant })
    },
  },
]

/** Where the guarantee is told in full: its headings need nothing beside them. */
const theTerms = '/policy-terms'
const promise = /\bguarante(?:e|es|ed|eing)\b/i
const denial = /\b(?:not|no|cannot|never|don’t|doesn’t)\b.{0,20}\bguarantee/i
/** A condition, a limit or a remedy, said in a sentence. */
const terms =
  /\b(?:while you|as long as|if you|unless|until|not guaranteed|no date is promised|means|refund|keep working)\b/i
const bait =
  /\bno credit checks?\b|\b(?:everyone|everybody|anyone)\b.{0,12}\bapproved\b|\b(?:instant|100%) approval\b|\bapproval for all\b/gi

/** An article that warns of scams may name their words. */
const scam = /\bscam/i

function unproved({ uses, noted, claims }: Facts, names: readonly ClaimName[]): Spot[] {
  return names
    .filter((name) => uses.has(name) && !noted.has(name))
    .flatMap((name) => spotAt(name, `${claims[name].label}: ${wordsFor(claims[name])}`))
}

function spotAt(name: ClaimName, text: string) {
  return [spot(text, 'Claims', `/admin/claims#${claimId(name)}`)]
}

function linked({ page, path }: { page: string; path: string }) {
  return { label: page, href: path }
}

export function yearsSince(then: Date, now: Date) {
  return (now.getTime() - then.getTime()) / (365.25 * 86_400_000)
}
