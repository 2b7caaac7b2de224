import { useId } from 'react'

/** An id for patterns and gradients, unique per use; letters, digits, - and _ only, so that url(#…) can hold it. */
export function useSvgId() {
  return `s${useId().replace(/[^\w-]/g, '')}`
}
