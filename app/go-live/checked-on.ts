import { lawsOf } from '../almanac/laws.ts'
import { legalAidIn } from '../almanac/state-facts.ts'
import { assistanceAsOf } from '../locations/assistance.ts'
import { usStates } from '../platform/us-states.ts'
import { federalReviewed } from '../tools/told-no/federal-facts.ts'
import type { Facts } from './facts.ts'

/** Of each source the oldest day: one law that nobody looked at is enough. */
export const checkedOn: Facts['checkedOn'] = {
  stateLaws: oldest(usStates.flatMap(({ code }) => lawsOf(code).map(({ asOf }) => asOf))),
  federalLaw: federalReviewed,
  assistance: assistanceAsOf,
  legalAid: oldest(usStates.flatMap(({ code }) => legalAidIn(code).map(({ source }) => source.asOf ?? ''))),
}

function oldest(days: string[]) {
  return days.toSorted()[0] ?? ''
}
