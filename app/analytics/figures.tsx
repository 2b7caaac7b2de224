import { FigureTable } from './figure-table.tsx'
import type { Counts } from './report.ts'
import { type VisitEvent, visitEvents } from './visit-event.ts'

type Line = { name: string; counts: Counts }

const heads: Record<VisitEvent, string> = {
  view: 'Views',
  'wizard-1': 'Started',
  'wizard-2': 'Step 2',
  'wizard-3': 'Step 3',
  'wizard-4': 'Result',
  apply: 'Applications',
  call: 'Calls',
}

export function Figures(props: { caption: string; first: string; lines: Line[] }) {
  return <FigureTable heads={heads} points={visitEvents} {...props} />
}
