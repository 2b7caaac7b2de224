import { approvedMeans, costsOf } from '../claims/costs.ts'
import { guaranteeMeaning } from '../claims/meanings.ts'
import type { Site } from '../site/site.ts'
import { exceptWhere } from '../site/vouchers.ts'

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
      answer: `The average funding decision takes ${claims.fundingDecision}, and funds are available in ${claims.fundsAvailable}. Getting approved by a landlord through the full-service program typically takes ${claims.approvalTime}. We cannot promise a date.`,
    },
    {
      question: 'Who qualifies?',
      answer: `People with bad credit, evictions, broken leases or a criminal background. Credit scores as low as ${claims.lowestCreditScore} are accepted. ${claims.fundingRange} in rental funding is available through our lender network.`,
    },
    {
      question: 'What happens if a landlord says no?',
      answer: `We keep working on your case. Standard support runs ${claims.supportTimeline} and goes on beyond that: ${guaranteeMeaning.replace(/^U/, 'u')} In the Corporate Lease Program you get a ${claims.refundAfterDenials} if ${claims.corporateApplications} properties of the approved database deny you.`,
    },
    {
      question: 'Can I get a refund?',
      answer: `Yes, if no work was done, or if you cancel within ${claims.refundWindow} of payment and no service was rendered. Payments made after an approval are not refunded.`,
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
      answer: `No. The programs do not work with Section 8 or other vouchers.${exceptWhere(site)}`,
    },
  ]
}
