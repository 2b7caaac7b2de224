import { addDays, addWeekdays, addYears, type Day, earlierOf } from '../../platform/calendar-day.ts'
import { federalFacts } from './federal-facts.ts'

/** Sooner is better: a letter takes days, and so does the company. Ours to say, no law’s. */
const bestWithinDays = 7

/** When the free copy ends, and by when it is wise to ask. */
export function freeCopyDays(toldOn: Day, today: Day) {
  const last = addDays(toldOn, federalFacts.freeCopy.days)
  return { last, hasEnded: last < today, bestBy: earlierOf(addDays(today, bestWithinDays), last) }
}

/** How long the check of a dispute may take. § 1681j(a)(3) gives more time after a free yearly copy. */
export function checkDays(isYearly: boolean) {
  return isYearly ? federalFacts.longerDispute.days : federalFacts.dispute.days
}

/** When the check of a dispute has to be done, at the latest, and when the letter about it is due. */
export function disputeDays(arrived: Day, isYearly: boolean) {
  const checked = addDays(arrived, checkDays(isYearly))
  return {
    checked,
    longest: addDays(arrived, federalFacts.longerDispute.days),
    written: addWeekdays(checked, federalFacts.result.businessDays),
  }
}

/** The last day on which HUD takes a complaint. */
export function complaintDay(toldOn: Day, today: Day) {
  const last = addYears(toldOn, federalFacts.complaint.years)
  return { last, hasEnded: last < today }
}
