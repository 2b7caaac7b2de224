import type { Claims } from './claims.ts'

/** What the owner says of the renter number. */
export type NumberWords = { registeredBy: string; acceptedAt: string; does: string; doesNot: string }

export const numberWordsByDefault: NumberWords = {
  registeredBy:
    'It stands in a private register. No government office and no credit bureau issues or keeps it.',
  acceptedAt: 'Where a landlord chooses to look at it. No landlord has to accept it: ask before you apply.',
  does: 'It names you in the letters and documents of the kit, so that a landlord can ask us about you.',
  doesNot: 'It does not hide or change your credit, an eviction or a record. It is no score and no approval.',
}

/** The owner may leave out the full stop; another sentence may follow. */
export function sentence(words: string) {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

/** Stands whatever the owner writes: no setting takes it away. */
export const neverReplaces =
  'The registered renter number never replaces your Social Security number on any application. When a form asks for your Social Security number, write your own. Every answer on an application must be true.'

export function deliveryWords({ kitDelivery, kitDeliveryMeans }: Claims) {
  return `Delivered digitally within ${kitDelivery} after your number is registered: ${kitDeliveryMeans}.`
}

export function twoAdultsToday({ kitTodayTwoAdults, kitTodayTwoMeans, kitRestTwoAdults }: Claims) {
  return `${kitTodayTwoAdults} today: ${kitTodayTwoMeans}. The rest, ${kitRestTwoAdults}, before delivery.`
}
