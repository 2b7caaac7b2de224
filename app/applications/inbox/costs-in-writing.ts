import { isProgram } from '../../claims/programs.ts'
import type { Site } from '../../site/site.ts'
import { programCosts } from '../apply/program-costs.ts'
import { costsOfPart, slipOf } from '../apply/slip.ts'
import { privateWords } from '../private/private-words.ts'

type Asked = { program: string; kitPart: string | null; adults: number; rent: number | null }

/** For a mail: each payment in a paragraph of its own, as the slip beside the form told it. */
export function costsInWriting({ program, kitPart, adults, rent }: Asked, site: Site) {
  const [costs] = isProgram(program) ? programCosts(site, [program]) : []
  if (!costs) return ''
  const { lines } = slipOf(costsOfPart(costs, kitPart), adults, rent ?? 0, site.language)
  return [...lines.map(privateWords[site.language].sent.fee), ...costs.besides, costs.refund].join('\n\n')
}
