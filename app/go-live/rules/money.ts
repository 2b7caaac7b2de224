import type { ClaimName } from '../../claims/claims.ts'
import { hoursIn } from '../../claims/hours-in.ts'
import { resultTitle } from '../../qualify/questions.ts'
import type { Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { beside, gathered, linesWith, quoted, spot } from '../spots.ts'

const prices = { label: 'Change the prices', href: '/admin/settings/prices' }
const openClaims = { label: 'Open the claims', href: '/admin/claims' }

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

const promisedInWords = /\bguaranteed\b(?! by)|\byou will be approved\b|\bapproval is certain\b/i
const denied = /\bnot\b.{0,20}\bguaranteed\b|\bno\b.{0,20}\bguarantee/i

export const moneyRules: Rule[] = [
  {
    id: 'fee-before-loan',
    title: 'A fee before a loan, beside a promise',
    gravity: 'stop',
    law: laws.advanceFee,
    why: 'Sold by phone, a loan with a likely approval may cost nothing in advance. These pages ask for the application fee and make a yes sound likely.',
    todo: 'Take the fee only once the loan is paid out, or take the promise off the pages that ask for it. Ask a lawyer which.',
    mend: prices,
    find: feeBeforeLoan,
  },
  {
    id: 'funding-today',
    title: 'Money “today” that comes later',
    gravity: 'first',
    law: laws.deception,
    why: 'Who reads “today” counts on the money today. Elsewhere the site says how long a decision and the money take, and that is longer.',
    todo: 'Write a banner that promises no day.',
    mend: { label: 'Change the banner', href: '/admin/settings#field-banner' },
    find: ({ lines, claims }) => (hoursUntilMoney(claims) > 24 ? quoted(linesWith(lines, moneyToday)) : []),
  },
  {
    id: 'funding-is-a-loan',
    title: 'Funding that does not say it is a loan',
    gravity: 'first',
    law: laws.costsTold,
    why: 'Money that must be paid back, with interest, is a loan. A page that offers it has to say so before somebody pays a fee.',
    todo: 'Say on the page that funding is a loan from a lender and is paid back with interest.',
    mend: { label: 'Change the banner', href: '/admin/settings#field-banner' },
    find: ({ uses, lines }) => {
      const offers = (uses.get('fundingRange') ?? []).flatMap(({ places }) => places)
      const told = new Set(linesWith(lines, loan).map(({ page }) => page))
      const silent = offers.filter(({ page }) => !told.has(page))
      return gathered(
        silent.map((place) => [
          'Offers funding and never says “loan” or “repay”.',
          { ...place, text: '', block: 0 },
        ]),
      )
    },
  },
  {
    id: 'repayment-without-rate',
    title: 'A repayment period without the yearly rate',
    gravity: 'first',
    law: laws.creditTerms,
    why: 'An advertisement that names how long a loan is paid back must also name the annual percentage rate (APR) and the terms.',
    todo: 'Name the lenders’ APR beside it, or leave the period out.',
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
    title: 'Prices without a refund rule',
    gravity: 'first',
    law: laws.costsTold,
    why: 'Who pays must be able to read first when money comes back and when it does not.',
    todo: 'Write the refund rule into the program policy.',
    mend: { label: 'See the policy', href: '/policy-terms' },
    find: ({ lines }) =>
      lines.some(({ path, text }) => path === '/policy-terms' && /\brefund/i.test(text))
        ? []
        : [spot('The program policy says nothing about refunds.', 'Program policy', '/policy-terms')],
  },
  {
    id: 'broker-license',
    title: 'A broker’s fee or a paid list of homes, and no license named',
    gravity: 'first',
    law: laws.brokers,
    why: 'Who takes money for finding somebody a rental, or for a list of homes, needs a license in many states.',
    todo: 'Ask a lawyer in which states you need one, and note here which you hold.',
    mend: { label: 'See the policy', href: '/policy-terms' },
    find: ({ lines }) => quoted(linesWith(lines, licensedWork, negated)).slice(0, 6),
  },
  {
    id: 'credit-repair',
    title: 'A promise to repair credit',
    gravity: 'stop',
    law: laws.creditRepair,
    why: 'Who offers to better a credit report may take no money before it is done, and owes a written contract and three days to cancel.',
    todo: 'Take the sentence off: the service is about renting in spite of a report, not about changing it.',
    mend: openClaims,
    find: ({ lines }) => quoted(linesWith(lines, creditRepair, negated)),
  },
  {
    id: 'number-for-social-security',
    title: 'A number in place of a Social Security number',
    gravity: 'stop',
    law: laws.numberFraud,
    why: 'Using another number where a form asks for a Social Security number can be a crime of the renter who does it.',
    todo: 'Say that the registered number never replaces a Social Security number.',
    mend: { label: 'See the kit’s page', href: '/diy-rental-kit' },
    find: ({ lines }) => quoted(linesWith(lines, replacedNumber, negated)),
  },
]

const moneyToday = /\b(?:funding|money|cash|loan)\b[^.]{0,20}\btoday\b/i
const loan = /\bloans?\b|\brepa(?:y|id|yment)\b|\bpaid back\b/i
const repayment =
  /\b(?:repay|repaid|repayment|pay (?:it )?back)\b.{0,60}\b\d+(?:\s?[-–]\s?\d+)? (?:months|years)\b/i
const yearlyRate = /\bAPR\b|\bannual percentage rate\b/i
const licensedWork = /\b(?:broker|placement) fee\b.*\$|\blistings\b.*\$\d/i
const creditRepair =
  /\b(?:repair|fix|clean up|restore|rebuild) (?:your |their )?(?:bad )?credit\b|\b(?:remove|erase|delete)\b.{0,40}\bfrom (?:your|their|a) (?:credit )?(?:report|record)\b|\b(?:raise|boost|improve) (?:your|their) (?:credit )?score\b/i
const replacedNumber =
  /\b(?:instead of|in place of|replaces?|rather than)\b.{0,20}\b(?:social security|SSN)\b|\bcredit privacy number\b|\bCPN\b/i
/** Said of others, or denied. */
const negated = /\b(?:not|never|no|nobody|cannot|scam|somebody offers)\b/i

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
    spot(`“${resultTitle}”, whatever was answered:`, 'Eligibility wizard', '/qualify'),
  ]
}
