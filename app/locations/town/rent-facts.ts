import { fairRents } from '../../almanac/fair-rents.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import { minimumWage } from '../../almanac/state-facts.ts'
import { zipRents } from '../../almanac/zip-rents.ts'
import { plannableRent, rentAround } from '../census-rent.ts'
import { nearestLargerCity } from '../larger-city.ts'
import type { Place } from '../place.ts'
import { stateByCode } from '../states.ts'
import { stateRentFact } from './place-facts.ts'

/** Everything that is known of what homes cost in and around a town. */
export type RentFacts = ReturnType<typeof rentFacts>

export function rentFacts(place: Place) {
  const state = stateByCode(place.state)
  const larger = nearestLargerCity(place)
  const { income, isTopIncome, zips } = peopleAndHomes(place)
  return {
    fair: fairRents(place),
    median: plannableRent(place),
    hasFigure: rentAround(place) !== null,
    wage: minimumWage(place),
    income,
    isTopIncome,
    stateMedian: state && stateRentFact(state),
    larger: larger && { ...larger, fair: fairRents(larger.city), median: plannableRent(larger.city) },
    /** Those with a rent, and how many there are. */
    zips: zipRents(place),
    zipCount: zips.length,
  }
}
