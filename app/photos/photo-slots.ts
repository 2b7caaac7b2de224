/** Photos under way at the same time; each takes a processor and at most 360 MB. */
export const photosAtOnce = 1

/**
 * Waiting photos are on disk, so this bounds the waiting time rather than memory. A network has six slots for
 * uploads, and the photos of one story come one after the other.
 */
export const photoSlotBounds = { atOnce: photosAtOnce, maxWaiting: 200, maxWaitingPerKey: 20 }
