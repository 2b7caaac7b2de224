import { type Claims, isZero } from '../claims/claims.ts'
import { priceWords } from '../claims/costs.ts'
import { refundRule } from '../claims/refund-rule.ts'
import { claimWords } from '../claims/words.ts'
import type { Action, LandingPage, Section } from '../landing/sections.ts'
import { homeCrumb } from '../site/home-crumb.ts'
import type { SchemaThing } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import { vouchersElse } from '../site/vouchers.ts'
import { feeAfterApproval } from './performance.ts'
import { protectionFee, protectionSection } from './protection.ts'
import { serviceSchema } from './service-schema.ts'
import { termsWords } from './terms-words.ts'

/** Three pages sell the full-service program. What it costs and promises is written once, here. */
export function fullServiceHead(
  site: Site,
  path: `/${string}`,
  { crumb, title, description, service }: HeadWords,
): Pick<LandingPage, 'head' | 'crumbs'> {
  return {
    head: {
      path,
      crumb,
      title: title(site.brand),
      description: description(site.claims),
      schema: [fullServiceSchema(site, service)],
    },
    crumbs: [homeCrumb(site.language)],
  }
}

type HeadWords = {
  crumb: string
  title: (brand: string) => string
  description: (claims: Claims) => string
  service: string
}

export function signUp({ language }: Site, href: string): Action {
  return { label: termsWords[language].fullService.signUp, href, offers: 'fullService' }
}

export function signUpElsewhere(site: Site): Action {
  return signUp(site, '/full-service-program#sign-up')
}

/** What it costs, what the listings add, and that the larger fee waits for the approval. */
export function feesAndBonus(site: Site): Section[] {
  return [feeCards(site), listingBonus(site), feeAfterApproval(site)]
}

export function promises(site: Site): Section[] {
  return [protectionSection(site), whatWePromise(site), fullServiceTotal(site)]
}

function feeCards(site: Site): Section {
  const { claims, language } = site
  const { setup, placement, comesBack, one, ...two } = termsWords[language].fullService.fees
  const isFree = isZero(claims, 'setupFee')
  const { heading, lead } = isFree ? one : two
  return {
    kind: 'offers',
    heading,
    lead,
    offers: [
      {
        title: setup.title,
        price: priceWords(claims, 'setupFee'),
        terms: isFree ? one.terms : setup.terms(claims),
        points: setup.points,
        note: isFree ? undefined : comesBack(refundRule(site)),
      },
      {
        title: placement.title,
        price: claims.placementFee,
        terms: placement.terms(claims),
        points: placement.points,
        note: comesBack(claimWords[language].refund.afterApproval),
      },
    ],
  }
}

function listingBonus({ claims, language }: Site): Section {
  const { heading, paragraphs } = termsWords[language].fullService.listings
  return { kind: 'prose', tone: 'sunk', heading, paragraphs: paragraphs(claims) }
}

function whatWePromise(site: Site): Section {
  const { fullService, noVouchers } = termsWords[site.language]
  const { heading, paragraphs } = fullService.promise
  return {
    kind: 'prose',
    heading,
    paragraphs: [...paragraphs(site.claims), vouchersElse(site, noVouchers)],
  }
}

type StepWords = Record<'signUp' | 'homes' | 'we' | 'approved', { title: string; text: string }>

/** Each page tells the way in its own words; what a step costs or takes is the same. */
export function approvalSteps(
  { claims, language }: Site,
  { heading, signUp: begin, homes, we, approved }: StepWords & { heading: string },
): Section {
  const facts = termsWords[language].fullService.stepFacts
  return {
    kind: 'steps',
    heading,
    steps: [
      { ...begin, fact: facts.signUp(claims) },
      { ...homes, fact: facts.anyProperty },
      { ...we, fact: facts.time(claims) },
      { ...approved, fact: facts.approved(claims) },
    ],
  }
}

function fullServiceTotal(site: Site): Section {
  const { claims, language } = site
  const { setup, placement, listings, note } = termsWords[language].fullService.total
  const comesBack = refundRule(site)
  return {
    kind: 'totalCost',
    fees: [
      ...(isZero(claims, 'setupFee')
        ? []
        : [{ name: setup.name, amount: setup.amount(claims), due: setup.due(claims), comesBack }]),
      {
        name: placement.name,
        amount: claims.placementFee,
        due: placement.due(claims),
        comesBack: claimWords[language].refund.afterApproval,
      },
      ...(isZero(claims, 'listingsBonus')
        ? []
        : [{ ...listings, amount: listings.amount(claims), comesBack }]),
      protectionFee(site),
    ],
    note: note(claims),
  }
}

function fullServiceSchema(site: Site, name: string): SchemaThing {
  const { serviceType, fullService } = termsWords[site.language]
  return serviceSchema(site, {
    name,
    serviceType,
    offers: [
      { name: fullService.offers.setup, price: 'setupFee' },
      { name: fullService.offers.placement, price: 'placementFee' },
    ],
  })
}
