import { isZero } from '../claims/claims.ts'
import { enoughDenials } from '../claims/corporate-words.ts'
import { priceWords } from '../claims/costs.ts'
import { claimWords } from '../claims/words.ts'
import { longDay } from '../platform/us-date.ts'
import type { Site } from '../site/site.ts'
import { vouchersElse } from '../site/vouchers.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, linkTo, list, type PolicyDocument, paragraph } from './document.ts'
import { lastChange } from './last-change.ts'
import { programSections } from './program-sections.ts'
import { policyWords } from './words.ts'

/** Whoever changes a rule among the words of this page writes the day here; its date is the specification's. */
const wordsChangedOn = '2026-11-17'

/** /policy-terms. The programs and their prices are in program-sections.ts; what holds for all of them is here. */
export function programPolicy(site: Site): PolicyDocument {
  const { crumb, headTitle, description, title, since, intro } = policyWords[site.language]
  return {
    head: { path: '/policy-terms', crumb, title: headTitle(site.brand), description },
    title,
    updated: '01/20/2025',
    since: since(longDay(lastChange(site, 'program', wordsChangedOn), site.language)),
    intro: [intro.theseAre, intro.read(phoneLink(site))],
    sections: [
      howItWorks(site),
      ...programSections(site),
      protection(site),
      properties(site),
      payments(site),
      refunds(site),
      timeline(site),
      contact(site),
    ],
  }
}

function howItWorks({ brand, language }: Site): DocumentSection {
  const { heading, helps, list: rules } = policyWords[language].service
  return { id: 'our-service', heading, blocks: [paragraph(helps(brand)), list(...rules)] }
}

function protection({ language }: Site): DocumentSection {
  const { heading, when } = policyWords[language].protection
  return {
    id: 'rental-protection',
    heading,
    blocks: [...claimWords[language].protection.terms, when].map(paragraph),
  }
}

function properties(site: Site): DocumentSection {
  const { heading, which, list: byProgram, noVouchers } = policyWords[site.language].properties
  return {
    id: 'properties-and-vouchers',
    heading,
    blocks: [paragraph(which), list(...byProgram), paragraph(vouchersElse(site, noVouchers))],
  }
}

function payments({ claims, exact, language }: Site): DocumentSection {
  const words = policyWords[language].payments
  const { performance, fullService, corporate, kit, funding, nothingMore } = words
  return {
    id: 'payments',
    heading: words.heading,
    blocks: [
      {
        kind: 'table',
        caption: words.caption,
        columns: words.columns,
        rows: [
          [performance.name, claims.performanceUpfront, performance.after(claims, exact)],
          [fullService.name, fullService.start(claims, exact), fullService.after(claims, exact)],
          [corporate, exact.corporateFee, nothingMore],
          [kit.name, kit.start(claims), nothingMore],
          [funding, priceWords(claims, 'applicationFee'), claims.successFee],
        ],
      },
      paragraph(words.protection),
      paragraph(words.landlord),
      paragraph(words.success),
    ],
  }
}

function refunds({ claims, language }: Site): DocumentSection {
  const { heading, only, noWork, cancel, denied, work, after } = policyWords[language].refunds
  return {
    id: 'refunds',
    heading,
    blocks: [
      paragraph(only),
      list(
        noWork,
        cancel(claims),
        ...(isZero(claims, 'corporateRefund') ? [] : [denied(claims, enoughDenials(claims))]),
      ),
      paragraph(work),
      paragraph(after),
    ],
  }
}

function timeline({ claims, language }: Site): DocumentSection {
  const { heading, standard, stays, list: means, ends, noPromise } = policyWords[language].timeline
  return {
    id: 'timeline-and-guarantee',
    heading,
    blocks: [
      paragraph(standard(claims)),
      paragraph(stays),
      list(...means),
      paragraph(ends),
      paragraph(noPromise),
    ],
  }
}

function contact(site: Site): DocumentSection {
  const { heading, yours, rights, ask } = policyWords[site.language].contact
  return {
    id: 'changes-and-contact',
    heading,
    blocks: [
      paragraph(yours),
      paragraph(rights),
      paragraph(ask(phoneLink(site), emailLink(site), linkTo('/privacy'), linkTo('/terms'))),
    ],
  }
}
