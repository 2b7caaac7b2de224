import type { ApplicationStatus } from '../../db/vocabulary.ts'

/** Which of the four keys a status is. */
export const place: Record<ApplicationStatus, number> = {
  new: 0,
  contacted: 1,
  'in-progress': 2,
  approved: 3,
  closed: 3,
}

type Event = { to_status: ApplicationStatus | null; facts: object; created_at: Date }
type Step = { status: ApplicationStatus; at: Date; version: number | null }

/** When an application came to each step it has behind it: neither to what was undone nor to what it was set back from. */
export function stepsReached(createdAt: Date, events: readonly Event[]) {
  const reached: Partial<Record<ApplicationStatus, Date>> = {}
  for (const { status, at } of standingSteps(events)) {
    for (const later of Object.keys(reached) as ApplicationStatus[])
      if (place[later] > place[status]) delete reached[later]
    reached[status] = at
  }
  return { ...reached, new: createdAt }
}

/** An undo takes the change before it away, and is no step itself. */
function standingSteps(events: readonly Event[]) {
  const steps: Step[] = []
  for (const { to_status: status, facts, created_at: at } of events) {
    if (!status) continue
    const version = versionIn(facts)
    if (!('isUndo' in facts)) steps.push({ status, at, version })
    else if (version !== null) {
      const undone = steps.findLastIndex((step) => step.version === version - 1)
      if (undone >= 0) steps.splice(undone, 1)
    }
  }
  return steps
}

function versionIn(facts: object) {
  return 'version' in facts && typeof facts.version === 'number' ? facts.version : null
}
