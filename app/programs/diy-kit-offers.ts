import { deliveryWords, twoAdultsToday } from '../claims/kit-words.ts'
import { refundRule } from '../claims/refund-rule.ts'
import type { Section } from '../landing/sections.ts'
import { upperFirst } from '../platform/first-letter.ts'
import type { Site } from '../site/site.ts'
import { kitWords } from './kit-words.ts'
import { protectionFee } from './protection.ts'

export function kitOffers({ claims, language }: Site): Section {
  const words = kitWords[language].offers
  const delivery = deliveryWords(claims)
  const numberAlone = { terms: words.numberTerms, note: words.numberNote }
  return {
    kind: 'offers',
    heading: words.heading,
    lead: words.lead,
    offers: [
      {
        title: words.oneAdult.title,
        price: claims.kitOneAdult,
        terms: claims.kitOneAdultDue,
        points: words.oneAdult.points(claims),
        note: delivery,
      },
      {
        title: words.twoAdults.title,
        price: claims.kitTwoAdults,
        terms: words.twoAdults.terms(claims),
        points: words.twoAdults.points(claims),
        note: `${twoAdultsToday(claims)} ${delivery}`,
      },
      {
        title: words.numberOneAdult.title,
        price: claims.numberOneAdult,
        points: words.numberOneAdult.points,
        ...numberAlone,
      },
      {
        title: words.numberTwoAdults.title,
        price: claims.numberTwoAdults,
        points: words.numberTwoAdults.points,
        ...numberAlone,
      },
    ],
  }
}

export function kitTotal(site: Site): Section {
  const { claims, language } = site
  const { oneAdult, twoAdults, numberOneAdult, numberTwoAdults, numberDue, note } = kitWords[language].total
  const comesBack = refundRule(site)
  return {
    kind: 'totalCost',
    fees: [
      {
        name: oneAdult,
        amount: claims.kitOneAdult,
        due: `${upperFirst(claims.kitOneAdultDue)}.`,
        comesBack,
      },
      { name: twoAdults, amount: claims.kitTwoAdults, due: twoAdultsToday(claims), comesBack },
      { name: numberOneAdult, amount: claims.numberOneAdult, due: numberDue, comesBack },
      { name: numberTwoAdults, amount: claims.numberTwoAdults, due: numberDue, comesBack },
      protectionFee(site),
    ],
    note,
  }
}
