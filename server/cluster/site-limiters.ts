import { photoSlotBounds } from '../../app/photos/photo-slots.ts'
import { createFairSlots } from '../../app/platform/fair-slots.ts'
import { bodySlotBounds, uploadSlotBounds } from '../admission/limits.ts'
import { createSlots } from '../admission/slots.ts'

/** In the primary, for all workers: a client has as many slots with four processes as with one. */
export function createSiteLimiters() {
  return {
    bodies: createSlots(bodySlotBounds),
    uploads: createSlots(uploadSlotBounds),
    photos: createFairSlots(photoSlotBounds),
  }
}
