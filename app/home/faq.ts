import { enoughDenials } from '../claims/corporate-words.ts'
import { approvedMeans, costsOf } from '../claims/costs.ts'
import { guaranteeMeaning } from '../claims/meanings.ts'
import type { Site } from '../site/site.ts'
import { vouchersAnywhere } from '../site/vouchers.ts'

export type FrequentQuestion = { question: string; answer: string }

/** The eight questions of the home page, answered from the register. */
export function questionsAbout(site: Site): FrequentQuestion[] {
  const { claims } = site
  return [
    {
      question: 'What does it cost?',
      answer: `${costsOf(claims, 'funding').line} ${approvedMeans(claims)} The other programs have their own fees; each program page has a card with every fee, when it is due and what comes back.`,
    },
    {
      question: 'How fast is a decision?',
      answer: `The average funding decision takes ${claims.fundingDecision}, and if a lender says yes, funds are typically there in ${claims.fundsAvailable}. Getting approved by a landlord through the full-service program typically takes ${claims.approvalTime}. We cannot promise a date.`,
    },
    {
      question: 'Who qualifies?',
      answer: `People with bad credit, evictions, broken leases or a criminal background. Credit scores as low as ${claims.lowestCreditScore} are accepted. Our lender network offers ${claims.fundingRange} in rental funding; the lender decides about each loan, and the landlord about each lease.`,
    },
    {
      question: 'What happens if a landlord says no?',
      answer: `Standard support runs ${claims.supportTimeline} and goes on beyond that. ${guaranteeMeaning} In the Corporate Lease Program you get a ${claims.refundAfterDenials} if you are ${enoughDenials(claims)}.`,
    },
    {
      question: 'Can I get a refund?',
      answer: `Yes, if no work was done, or if you cancel within ${claims.refundWindow} of payment and no service was rendered. In the Corporate Lease Program also if you are ${enoughDenials(claims)}: then you get a ${claims.refundAfterDenials}. Payments made after an approval are not refunded.`,
    },
    {
      question: 'I have an eviction or a broken lease. Can you still help?',
      answer:
        'Yes. Those are the cases this service is for. Your case manager speaks with landlords, matches you with properties that consider your history, and helps with each application.',
    },
    {
      question: 'What about a criminal background?',
      answer:
        'We look for properties that read the whole application and not only the record. Rules differ by state, by property and by what happened, so we tell you early where you stand. No one can promise that a certain landlord will agree.',
    },
    {
      question: 'Can I use Section 8 or a voucher?',
      answer: vouchersAnywhere(site),
    },
  ]
}
