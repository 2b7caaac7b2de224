import rows from '../../data/assistance.json' with { type: 'json' }
import { numbersReadOn } from '../almanac/source.ts'

export type Assistance = { name: string; phone: string; tel: string; what: string; website: string | null }

/** The day the numbers were read. */
export const assistanceAsOf = numbersReadOn

/** Three places to ask for help by phone: the city's own where we know them, otherwise national ones. */
export function assistanceFor(placeSlug: string): Assistance[] {
  const local = rows.filter((row) => row.place === placeSlug)
  return local.length > 0 ? local : rows.filter((row) => row.place === null)
}

/** The helpline that is answered all over the country. */
export function findHelpline(): Assistance | null {
  return rows.find(({ tel }) => tel === '211') ?? null
}

/** Whether a town has numbers of its own. */
export function hasOwnAssistance(placeSlug: string) {
  return rows.some((row) => row.place === placeSlug)
}
