import type { WayLine, WayPoint } from './application-report.ts'
import { FigureTable } from './figure-table.tsx'

const heads: Record<WayPoint, string> = {
  view: 'Views',
  'wizard-1': 'Started',
  'wizard-4': 'Result',
  'form-1': 'Begun',
  'form-2': 'Step 2',
  'form-3': 'Step 3',
  'form-4': 'Step 4',
  sent: 'Sent',
  approved: 'Approved',
}

type Props = { caption: string; first: string; points: readonly WayPoint[]; lines: WayLine[] }

export function WayFigures(props: Props) {
  return <FigureTable heads={heads} {...props} />
}
