import { plainPlace } from '../../platform/written-place.ts'
import { cityStateOf } from '../submit/city-state.ts'

/**
 * 'Houston,texas' or 'houston, TX 77002, USA' as the form stores it: 'Houston, TX'. A state that is none of ours stays
 * as it was written. Null when there is no city or no state.
 */
export function tidyCityState(text: string): string | null {
  const comma = text.lastIndexOf(',')
  const city = text.slice(0, Math.max(comma, 0)).trim()
  const state = text.slice(comma + 1).trim()
  if (!city || !state) return null
  const [, stateCode] = plainPlace(text).split(', ')
  return stateCode ? cityStateOf({ city: text, state: stateCode }) : `${city}, ${state}`
}
