import type { Limiter } from '../cluster/limiter.ts'
import { largeBodySlotBounds, workSlotBounds } from './limits.ts'
import { createSlots, type Slots } from './slots.ts'
import { createWorkSlots, type WorkSlots } from './work-slots.ts'

/** Admission control: how many requests of each kind are under way at once, in all and of one network. */
export type Admission = {
  /** For rendering and answering. */
  work: WorkSlots
  /** For small bodies being received: a work slot is taken only afterwards. */
  bodies: Limiter
  /** For large bodies of clients without a session; of each process. */
  largeBodies: Slots
  /** For uploads, from the first byte to the response. */
  uploads: Limiter
}

/** Work slots are of this process; bodies and uploads are bounded for the whole site. */
export function createAdmission({ bodies, uploads }: Pick<Admission, 'bodies' | 'uploads'>): Admission {
  const largeBodies = createSlots(largeBodySlotBounds)
  return { work: createWorkSlots(workSlotBounds), bodies, largeBodies, uploads }
}
