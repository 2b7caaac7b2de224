import { fieldOf } from '../../platform/seen-row.ts'
import type { Seen } from './change-queries.server.ts'
import { hrefAfter, type Outcome, type parseBack } from './inbox-form.ts'

/**
 * Each by its own rules and in its own transaction: one that cannot be changed does not hold up the others.
 * Returns where to go on; what somebody else had changed is opened again. `isAsSeen`: nobody has, the change does not
 * apply to it.
 */
export async function changeEach(
  seen: Seen[],
  back: ReturnType<typeof parseBack>,
  outcome: Pick<Outcome, 'done' | 'day'>,
  change: (one: Seen) => Promise<Seen | null>,
  isAsSeen: (one: Seen) => Promise<boolean> = async () => false,
) {
  const undo: string[] = []
  const changed: string[] = []
  let stayed = 0
  for (const one of seen) {
    const result = await change(one)
    if (result) undo.push(fieldOf(result))
    else if (await isAsSeen(one)) stayed++
    else changed.push(one.id)
  }
  const [first] = changed
  const to = first ? { ...back, id: first } : back
  return hrefAfter(to, { ...outcome, undo, changed, stayed })
}
