import { useWords } from '../ui/language.ts'
import { FigureTable } from './figure-table.tsx'
import type { Counts } from './report.ts'
import { visitEvents } from './visit-event.ts'
import { visitsWords } from './visits-words.ts'

type Line = { name: string; counts: Counts }

export function Figures(props: { caption: string; first: string; lines: Line[] }) {
  return <FigureTable heads={useWords(visitsWords).heads} points={visitEvents} {...props} />
}
