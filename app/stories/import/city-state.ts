import { stateCodeFor } from '../../platform/us-states.ts'

/**
 * 'Houston,texas' as the form stores it: 'Houston, TX'. The pages of a state go by the last two letters, and
 * 'California' would end up in Iowa. Null when there is no city or no state.
 */
export function tidyCityState(text: string): string | null {
  const comma = text.lastIndexOf(',')
  const city = text.slice(0, Math.max(comma, 0)).trim()
  const state = text.slice(comma + 1).trim()
  return city && state ? `${city}, ${stateCodeFor(state) ?? state}` : null
}
