import type { Seen } from './change-queries.server.ts'
import { hrefAfter, type parseBack } from './inbox-form.ts'
import { fieldOf } from './inbox-view.ts'

/**
 * Each by its own rules and in its own transaction: one that cannot be changed does not hold up the others.
 * Returns where to go on; what somebody else had changed is opened again.
 */
export async function changeEach(
  seen: Seen[],
  back: ReturnType<typeof parseBack>,
  done: string,
  change: (one: Seen) => Promise<Seen | null>,
) {
  const undo: string[] = []
  const changed: string[] = []
  for (const one of seen) {
    const result = await change(one)
    if (result) undo.push(fieldOf(result))
    else changed.push(one.id)
  }
  const [first] = changed
  const to = first ? { ...back, id: first } : back
  return hrefAfter(to, { done, undo, changed })
}
