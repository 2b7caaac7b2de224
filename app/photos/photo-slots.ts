/** Photos under way at the same time; each takes a processor and at most 360 MB. */
export const photosAtOnce = 1

/**
 * Photos that wait lie on the disk meanwhile, so this bounds patience rather than memory. A network has six slots for
 * uploads, and the photos of one story come one after the other.
 */
export const photoSlotBounds = { atOnce: photosAtOnce, maxWaiting: 200, maxWaitingPerKey: 20 }
