import { isProgram } from '../../claims/programs.ts'
import type { Site } from '../../site/site.ts'
import { programCosts } from './program-costs.ts'
import { costsOfPart, type SlipLine, slipOf } from './slip.ts'

/** What somebody asked for, as far as the price depends on it. */
export type Asked = { program: string; kitPart: string | null; adults: number; rent: number | null }

/** What the slip beside the form says to somebody. */
export type SlipCosts = { fees: SlipLine[]; besides: string[]; refund: string }

/** In the words and figures of the slip; null for a program that nobody knows any more. */
export function costsToday({ program, kitPart, adults, rent }: Asked, site: Site): SlipCosts | null {
  const [costs] = isProgram(program) ? programCosts(site, [program]) : []
  if (!costs) return null
  const { lines } = slipOf(costsOfPart(costs, kitPart), adults, rent ?? 0, site.language)
  return { fees: lines, besides: costs.besides, refund: costs.refund }
}
