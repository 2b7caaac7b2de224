import { useWords } from '../ui/language.ts'
import type { WayLine } from './application-report.ts'
import { applicationsWords } from './applications-words.ts'
import { FigureTable } from './figure-table.tsx'
import type { WayPoint } from './way.ts'

type Props = { caption: string; first: string; points: readonly WayPoint[]; lines: WayLine[] }

export function WayFigures(props: Props) {
  return <FigureTable heads={useWords(applicationsWords).heads} {...props} />
}
