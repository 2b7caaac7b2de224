import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Site } from '../site/site.ts'
import { type Asked, costsToday, type SlipCosts } from './apply/costs-today.ts'

const line = z.object({ name: z.string(), due: z.string(), amount: z.string(), isAfterApproval: z.boolean() })
const slip = z.object({ fees: z.array(line), besides: z.array(z.string()), refund: z.string() })
const received = z.object({ kind: z.literal('received'), facts: z.object({ slip }) })

/**
 * What the form said, where the site says something else today; null for older applications and examples too.
 * `site` in the language they applied in.
 */
export function toldOtherwise(events: readonly object[], asked: Asked, site: Site): SlipCosts | null {
  const told = events.map((event) => received.safeParse(event).data?.facts.slip).find(Boolean)
  return told && !isDeepStrictEqual(told, costsToday(asked, site)) ? told : null
}
