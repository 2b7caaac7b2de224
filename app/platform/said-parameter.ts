/** Of the address that a form leads to: what came of it, by a name. */
export const saidParameter = 'said'

/** A form that is sent from such a page leads to something else. */
export function withoutSaid(search: string) {
  const rest = new URLSearchParams(search)
  if (!rest.has(saidParameter)) return search
  rest.delete(saidParameter)
  return rest.size > 0 ? `?${rest}` : ''
}
