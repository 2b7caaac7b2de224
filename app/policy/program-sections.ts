import { isZero } from '../claims/claims.ts'
import { applicationsIncluded, enoughDenials } from '../claims/corporate-words.ts'
import { costsOf, type Program } from '../claims/costs.ts'
import { deliveryWords, twoAdultsToday } from '../claims/kit-words.ts'
import { beforeApprovalPays, performanceTerms } from '../claims/performance-terms.ts'
import { programIn } from '../claims/programs.ts'
import { claimWords } from '../claims/words.ts'
import type { Site } from '../site/site.ts'
import { type Block, type DocumentSection, linkTo, list, paragraph } from './document.ts'
import { policyWords } from './words.ts'

/** One section of the program policy for each program. */
export function programSections(site: Site): DocumentSection[] {
  return [performanceBased(site), fullService(site), corporateLease(site), kit(site), funding(site)]
}

function wordsIn({ language }: Site) {
  return policyWords[language].programs
}

function protectionRequired(site: Site) {
  return wordsIn(site).protectionRequired(linkTo('#rental-protection'))
}

/** A sentence, and where one reads more. */
function withMore(sentence: string, text: string, href: string) {
  return paragraph([`${sentence} `, { text, href }, '.'])
}

function performanceBased(site: Site): DocumentSection {
  const { claims, exact } = site
  const { heading, join } = wordsIn(site).performance
  const terms = performanceTerms({ ...claims, performanceMinimum: exact.performanceMinimum })
  return {
    id: 'performance-based-program',
    heading,
    blocks: [
      withMore(beforeApprovalPays(claims), join, programIn(site.language, 'performance').href),
      list(...terms, protectionRequired(site)),
      costs(claims, 'performance'),
    ],
  }
}

function fullService(site: Site): DocumentSection {
  const { claims, exact } = site
  const { about, fullService: words } = wordsIn(site)
  return {
    id: 'full-service-program',
    heading: words.heading,
    blocks: [
      withMore(words.guide, about, '/full-service-program'),
      list(
        words.setup(claims, exact),
        words.placement(claims, exact),
        words.anyProperty,
        words.bonus(claims),
        words.time(claims),
        protectionRequired(site),
      ),
      costs(claims, 'fullService'),
    ],
  }
}

function corporateLease(site: Site): DocumentSection {
  const { claims, exact } = site
  const { about, corporate } = wordsIn(site)
  return {
    id: 'corporate-lease-program',
    heading: corporate.heading,
    blocks: [
      withMore(corporate.ownName, about, '/corporate-lease-program'),
      list(
        corporate.fee(exact),
        corporate.includes(applicationsIncluded(claims)),
        ...(isZero(claims, 'corporateRefund')
          ? [corporate.goesOnAfter(enoughDenials(claims))]
          : [corporate.refund(claims, enoughDenials(claims)), corporate.goesOn]),
        protectionRequired(site),
      ),
      costs(claims, 'corporate'),
    ],
  }
}

function kit(site: Site): DocumentSection {
  const { claims } = site
  const { kit: words } = wordsIn(site)
  return {
    id: 'do-it-yourself-kit',
    heading: words.heading,
    blocks: [
      withMore(words.yourself, words.about, '/diy-rental-kit'),
      {
        kind: 'table',
        caption: words.caption,
        columns: words.columns,
        rows: [
          [words.full, claims.kitOneAdult, claims.kitTwoAdults],
          [
            words.today,
            isZero(claims, 'kitTodayOneAdult') ? words.nothing : claims.kitTodayOneAdult,
            claims.kitTodayTwoAdults,
          ],
          [words.rest, claims.kitBeforeDelivery, claims.kitRestTwoAdults],
          [words.number, claims.numberOneAdult, claims.numberTwoAdults],
        ],
      },
      paragraph(words.holds),
      list(words.identification, words.instructions(claims), words.database(claims), words.letters),
      paragraph(words.twoAdults(twoAdultsToday(claims))),
      paragraph(deliveryWords(claims)),
      paragraph(claimWords[site.language].kit.neverReplaces),
      list(protectionRequired(site)),
      costs(claims, 'kit'),
    ],
  }
}

function funding(site: Site): DocumentSection {
  const { claims } = site
  const { funding: words } = wordsIn(site)
  return {
    id: 'funding-program',
    heading: words.heading,
    blocks: [
      paragraph(words.helps),
      list(
        words.application(claims),
        words.success(claims),
        words.range(claims, linkTo('/states')),
        words.repay(claims),
        protectionRequired(site),
        words.decision(claims),
      ),
      costs(claims, 'funding'),
    ],
  }
}

/** The words that stand beside every offer of the program. */
function costs(claims: Site['claims'], program: Program): Block {
  return { kind: 'costs', costs: costsOf(claims, program) }
}
