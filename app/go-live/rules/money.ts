import type { ClaimName } from '../../claims/claims.ts'
import { hoursIn } from '../../claims/hours-in.ts'
import { languages, pathIn } from '../../platform/language.ts'
import { resultTitle } from '../../qualify/questions.ts'
import type { Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { beside, gathered, linesAt, linesWith, quoted, spot } from '../spots.ts'

const words = ruleWords.en.money

const prices = { label: words.mend.prices, href: '/admin/settings/prices' }
const openClaims = { label: words.mend.claims, href: '/admin/claims' }

/** What makes a yes sound likely. */
const promises = [
  'approvalRate',
  'approvalTexas',
  'approvalCalifornia',
  'approvalFlorida',
  'localSuccessRate',
  'guaranteedApproval',
  'preApproval',
] as const satisfies ClaimName[]

const promisedInWords =
  /\bguaranteed\b(?! by)|\byou will be approved\b|\bapproval is certain\b|\bgarantizad[oa]s?\b(?! por)|\b(?:le|lo|la) aprobarán\b|\baprobación (?:es )?segura\b/i
const denied = /\bnot\b.{0,20}\bguaranteed\b|\bno\b.{0,20}\bguarantee|\b(?:no|nunca|nadie)\b.{0,30}\bgarant/i

export const moneyRules: Rule[] = [
  {
    id: 'fee-before-loan',
    ...words.feeBeforeLoan,
    gravity: 'stop',
    law: laws.advanceFee,
    mend: prices,
    find: feeBeforeLoan,
  },
  {
    id: 'funding-today',
    ...words.fundingToday,
    gravity: 'first',
    law: laws.deception,
    mend: { label: words.mend.banner, href: '/admin/settings#field-banner' },
    find: ({ lines, claims }) => (hoursUntilMoney(claims) > 24 ? quoted(linesWith(lines, moneyToday)) : []),
  },
  {
    id: 'funding-is-a-loan',
    ...words.fundingIsALoan,
    gravity: 'first',
    law: laws.costsTold,
    mend: { label: words.mend.banner, href: '/admin/settings#field-banner' },
    find: ({ uses, lines }) => {
      const offers = (uses.get('fundingRange') ?? []).flatMap(({ places }) => places)
      const told = new Set(linesWith(lines, loan).map(({ page }) => page))
      const silent = offers.filter(({ page }) => !told.has(page))
      return gathered(silent.map((place) => [words.found.neverLoan, { ...place, text: '', block: 0 }]))
    },
  },
  {
    id: 'repayment-without-rate',
    ...words.repaymentWithoutRate,
    gravity: 'first',
    law: laws.creditTerms,
    mend: openClaims,
    find: ({ lines }) =>
      quoted(
        linesWith(lines, repayment).filter(
          (line) => !beside(lines, line).some(({ text }) => yearlyRate.test(text)),
        ),
      ),
  },
  {
    id: 'no-refund-rule',
    ...words.noRefundRule,
    gravity: 'first',
    law: laws.costsTold,
    mend: { label: words.mend.policy, href: '/policy-terms' },
    find: ({ lines }) =>
      languages
        .map((language) => pathIn(language, '/policy-terms'))
        .filter((path) => !linesAt(lines, path).some(({ text }) => /\b(?:refund|reembols)/i.test(text)))
        .map((path) => spot(words.found.noRefunds, words.found.policy, path)),
  },
  {
    id: 'broker-license',
    ...words.brokerLicense,
    gravity: 'first',
    law: laws.brokers,
    mend: { label: words.mend.policy, href: '/policy-terms' },
    find: ({ lines }) => quoted(linesWith(lines, licensedWork, negated)).slice(0, 6),
  },
  {
    id: 'credit-repair',
    ...words.creditRepair,
    gravity: 'stop',
    law: laws.creditRepair,
    mend: openClaims,
    find: ({ lines }) => quoted(linesWith(lines, creditRepair, negated)),
  },
  {
    id: 'number-for-social-security',
    ...words.numberForSocialSecurity,
    gravity: 'stop',
    law: laws.numberFraud,
    mend: { label: words.mend.kit, href: '/diy-rental-kit' },
    find: ({ lines }) => quoted(linesWith(lines, replacedNumber, negated)),
  },
]

const moneyToday =
  /\b(?:funding|money|cash|loan)\b[^.]{0,20}\btoday\b|\b(?:fondos|dinero|efectivo|préstamo)\b[^.]{0,20}\bhoy\b/i
const loan = /\bloans?\b|\brepa(?:y|id|yment)\b|\bpaid back\b|\bpréstamos?\b/i
const repayment =
  /\b(?:repay|repaid|repayment|pay (?:it )?back|pagar (?:el|un|su) préstamo|pago del préstamo|lo paga|devolver(?:lo)?)\b.{0,60}\b\d+(?:\s?[-–a]\s?\d+)? (?:months|years|meses|años)\b/i
const yearlyRate =
  /\bAPR\b|\bannual percentage rate\b|\btasa (?:de )?porcentaje anual\b|\btasa porcentual anual\b/i
const licensedWork =
  /\b(?:broker|placement) fee\b.*\$|\blistings\b.*\$\d|\bcargo (?:del corredor|de colocación)(?!\p{L}).*\$|\banuncios\b.*\$\d/iu
const creditRepair =
  /\b(?:repair|fix|clean up|restore|rebuild) (?:your |their )?(?:bad )?credit\b|\b(?:remove|erase|delete)\b.{0,40}\bfrom (?:your|their|a) (?:credit )?(?:report|record)\b|\b(?:raise|boost|improve) (?:your|their) (?:credit )?score\b|\b(?:repar|arregl|limpi|restaur)(?:ar|amos) (?:su |el )?(?:mal )?(?:crédito|historial de crédito)\b|\b(?:borr|elimin|quit)(?:ar|amos)\b.{0,40}\bde su (?:reporte|informe|historial)\b|\b(?:subir|subimos|mejorar|mejoramos) su puntaje\b/i
const replacedNumber =
  /\b(?:instead of|in place of|replaces?|rather than)\b.{0,20}\b(?:social security|SSN)\b|\bcredit privacy number\b|\bCPN\b|\b(?:en lugar de|en vez de|reemplaza|sustituye)\b.{0,20}\bseguro social\b/i
/** Said of others, or denied. */
const negated =
  /\b(?:not|never|no|nobody|cannot|scam|somebody offers|nunca|jamás|nadie|ningún|ninguna|estafas?|fraude|cuidado|aléjese|alguien le ofrece)\b/i

/** As the site tells it: the decision first, then the money. */
function hoursUntilMoney({ fundingDecision, fundsAvailable }: Facts['claims']) {
  return [fundingDecision, fundsAvailable].reduce((sum, { value }) => sum + (hoursIn(value)?.to ?? 0), 0)
}

function feeBeforeLoan({ claims, uses, lines }: Facts): Spot[] {
  if (claims.applicationFee.value <= 0) return []
  const asking = new Set(
    (uses.get('applicationFee') ?? []).flatMap(({ places }) => places.map(({ page }) => page)),
  )
  const claimed = promises.flatMap((name) =>
    (uses.get(name) ?? []).flatMap(({ text, places }) =>
      places.filter(({ page }) => asking.has(page)).map((place): Line => ({ ...place, text, block: 0 })),
    ),
  )
  const said = linesWith(lines, promisedInWords, denied).filter(({ page }) => asking.has(page))
  return [
    ...quoted([...claimed, ...said]),
    spot(words.found.whateverAnswered(resultTitle), words.found.wizard, '/qualify'),
  ]
}
