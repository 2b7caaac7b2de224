import { z } from 'zod'
import { isId } from '../../db/uuid.ts'

/** What somebody wished gone, or back again. A restored backup that is older must not undo it. */
const erasureKinds = [
  'story.erase',
  'application.erase',
  'application.erase-draft',
  'data.delete-person',
  'story.withdraw',
  'consent.withdraw',
  'application.withdraw',
  'application.reopen',
] as const
type ErasureKind = (typeof erasureKinds)[number]

/** Of a person a keyed hash, of everything else its id: never a name or an address. */
export type Erasure = { at: Date; what: ErasureKind; id: string }

const Line = z
  .object({
    at: z.iso.datetime().transform((text) => new Date(text)),
    what: z.enum(erasureKinds),
    id: z.string().min(1).max(100),
  })
  .refine(({ what, id }) => what === 'data.delete-person' || isId(id))

export function erasureLine({ at, what, id }: Erasure) {
  return `${JSON.stringify({ at: at.toISOString(), what, id })}\n`
}

/** A line that cannot be read, as half a line is that a crash left, is counted and holds up no other. */
export function parseErasures(text: string): { erasures: Erasure[]; unreadable: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const erasures = lines.flatMap((line) => {
    const read = Line.safeParse(jsonIn(line))
    return read.success ? [read.data] : []
  })
  return { erasures, unreadable: lines.length - erasures.length }
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
