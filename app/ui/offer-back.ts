import type { Back } from './undo.ts'

/**
 * What was erased is in no storage any more: as long as the page is open, and in its memory alone, a press brings it
 * back. The button stands behind `place`, which has the focus afterwards. Few erase: words and button come by themselves.
 */
export function offerBack(place: HTMLElement | null, back: Back | null) {
  const at = Date.now()
  // Where they do not come, it is erased for good.
  if (place && back) import('./undo.ts').then(({ offer }) => offer(place, back, at)).catch(() => {})
}
