import { measuredClaims, withoutBasis } from '../../claims/claim-rules.ts'
import { claimId } from '../../claims/claim-use.ts'
import type { ClaimName } from '../../claims/claims.ts'
import { wordsFor } from '../../claims/say-claims.ts'
import type { Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { spotWords } from '../spot-words.ts'
import { barePath, beside, isArticle, linesWith, matched, quoted, spot } from '../spots.ts'

const words = ruleWords.en.claims

const openClaims = { label: words.mend.claims, href: '/admin/claims' }

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
    ...words.numbersWithoutBasis,
    gravity: 'stop',
    law: laws.substantiation,
    mend: openClaims,
    find: (facts) => unproved(facts, measuredClaims),
  },
  {
    id: 'times-without-basis',
    ...words.timesWithoutBasis,
    gravity: 'first',
    law: laws.substantiation,
    mend: openClaims,
    find: (facts) => unproved(facts, promisedTimes),
  },
  {
    id: 'basis-out-of-date',
    ...words.basisOutOfDate,
    why: words.basisOutOfDate.why(oldAfterYears),
    gravity: 'later',
    law: laws.substantiation,
    mend: openClaims,
    find: ({ noted, claims, now }) =>
      [...noted].flatMap(([name, day]) => {
        if (!day || yearsSince(new Date(day), now) < oldAfterYears) return []
        return spotAt(name, words.found.asOf(claims[name].label, day))
      }),
  },
  {
    id: 'contradictions',
    ...words.contradictions,
    gravity: 'stop',
    law: laws.deception,
    mend: { label: words.mend.warnings, href: '/admin/claims#warnings' },
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
    ...words.guaranteeWithoutTerms,
    gravity: 'stop',
    law: laws.guarantees,
    mend: { label: words.mend.promise, href: '/admin/settings/claims#field-claim.guaranteedApproval' },
    find: ({ lines }) =>
      quoted(
        linesWith(lines, promise, denial).filter(
          (line) =>
            line.block > 0 &&
            barePath(line.path) !== theTerms &&
            !beside(lines, line).some(({ text }) => terms.test(text)),
        ),
      ),
  },
  {
    id: 'bait-words',
    ...words.baitWords,
    gravity: 'first',
    law: laws.deception,
    mend: { label: words.mend.articles, href: '/admin/articles' },
    find: ({ lines }) => {
      const warning = new Set(linesWith(lines, scam).map(({ path }) => path))
      const isMeant = ({ path }: Line) => !isArticle(path) || !warning.has(path)
      return matched(lines, bait, { words: spotWords.en.quoted, isMeant })
    },
  },
]

/** Where the guarantee is told in full: its headings need nothing beside them. */
const theTerms = '/policy-terms'
// Only of an approval: a Spanish deposit is a “garantía” as well.
const promise =
  /\bguarante(?:e|es|ed|eing)\b|\bgarantiza(?:mos|n)?\b|\bgarantía de aprobación\b|\baprobación (?:está )?garantizada\b/i
const denial =
  /\b(?:not|no|cannot|never|don’t|doesn’t)\b.{0,20}\bguarantee|\b(?:no|nunca|nadie)\b.{0,30}\bgarant/i
/** A condition, a limit or a remedy, said in a sentence. */
const terms =
  /\b(?:while you|as long as|if you|unless|until|not guaranteed|no date is promised|means|refund|keep working|mientras usted|siempre que|si usted|a menos que|hasta que|significa|reembolso|seguimos trabajando)\b/i
const bait =
  /\bno credit checks?\b|\b(?:everyone|everybody|anyone)\b.{0,12}\bapproved\b|\b(?:instant|100%) approval\b|\bapproval for all\b|\bsin (?:revisión|verificación|consulta) de crédito\b|\b(?:todos|cualquiera)\b.{0,12}\baprobad[oa]s?\b|\baprobación (?:instantánea|inmediata|para todos)\b|\b100 ?% de aprobación\b/gi

/** An article that warns of scams may name their words. */
const scam = /\b(?:scam|estafa)/i

function unproved({ uses, noted, claims }: Facts, names: readonly ClaimName[]): Spot[] {
  return names
    .filter((name) => uses.has(name) && !noted.has(name))
    .flatMap((name) => spotAt(name, words.found.unproved(claims[name].label, wordsFor(claims[name]))))
}

function spotAt(name: ClaimName, text: string) {
  return [spot(text, words.found.claims, `/admin/claims#${claimId(name)}`)]
}

function linked({ page, path }: { page: string; path: string }) {
  return { label: page, href: path }
}

export function yearsSince(then: Date, now: Date) {
  return (now.getTime() - then.getTime()) / (365.25 * 86_400_000)
}
