import { deliveryWords, twoAdultsToday } from '../claims/kit-words.ts'
import { refundRule } from '../claims/refund-rule.ts'
import type { Section } from '../landing/sections.ts'
import { upperFirst } from '../platform/first-letter.ts'
import type { Site } from '../site/site.ts'
import { protectionFee } from './protection.ts'

const numberOnlyDue = 'In full, when you order.'

export function kitOffers({ claims }: Site): Section {
  const delivery = deliveryWords(claims)
  return {
    kind: 'offers',
    heading: 'Choose what you need',
    lead: 'The full kit, or the number alone. For one adult or for two.',
    offers: [
      {
        title: 'Full kit, one adult',
        price: claims.kitOneAdult,
        terms: claims.kitOneAdultDue,
        points: [
          'One registered renter number',
          `Instructions valued at ${claims.instructionsValue}`,
          `Listings valued at ${claims.databaseValue}`,
          'Letters and documents',
        ],
        note: delivery,
      },
      {
        title: 'Full kit, two adults',
        price: claims.kitTwoAdults,
        terms: `${claims.kitTodayTwoAdults} today, the rest before delivery`,
        points: [
          'A registered renter number for each adult',
          `Instructions valued at ${claims.instructionsValue}`,
          `Listings valued at ${claims.databaseValue}`,
          'Letters and documents',
        ],
        note: `${twoAdultsToday(claims)} ${delivery}`,
      },
      {
        title: 'Number alone, one adult',
        price: claims.numberOneAdult,
        terms: 'in full, when you order',
        points: ['One registered renter number'],
        note: 'No instructions, listings or letters.',
      },
      {
        title: 'Number alone, two adults',
        price: claims.numberTwoAdults,
        terms: 'in full, when you order',
        points: ['A registered renter number for each adult'],
        note: 'No instructions, listings or letters.',
      },
    ],
  }
}

export function kitTotal(site: Site): Section {
  const { claims } = site
  const comesBack = refundRule(site)
  return {
    kind: 'totalCost',
    fees: [
      {
        name: 'Full kit, one adult',
        amount: claims.kitOneAdult,
        due: `${upperFirst(claims.kitOneAdultDue)}.`,
        comesBack,
      },
      {
        name: 'Full kit, two adults',
        amount: claims.kitTwoAdults,
        due: twoAdultsToday(claims),
        comesBack,
      },
      { name: 'Number alone, one adult', amount: claims.numberOneAdult, due: numberOnlyDue, comesBack },
      { name: 'Number alone, two adults', amount: claims.numberTwoAdults, due: numberOnlyDue, comesBack },
      protectionFee,
    ],
    note: 'You pay for one of the four, not for all. Landlords may charge their own application fees. A kit cannot promise that a landlord says yes. The program policy is linked at the foot of this page.',
  }
}
