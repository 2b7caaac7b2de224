import { data, redirect } from 'react-router'

type Resolved = { kind: string; isKnown?: boolean } | { kind: 'redirect'; to: string } | { kind: 'missing' }
type Page<R> = Exclude<R, { kind: 'redirect' } | { kind: 'missing' }>

/** The page an address means; another spelling is led there for good, an impossible one is not found. */
export function requirePage<R extends Resolved>(resolved: R, facts: { isUnlisted?: boolean }): Page<R> {
  if (isRedirect(resolved)) throw redirect(resolved.to, 301)
  if (resolved.kind === 'missing') throw data(null, { status: 404 })
  facts.isUnlisted = 'isKnown' in resolved && resolved.isKnown === false
  return resolved as Page<R>
}

function isRedirect(resolved: Resolved): resolved is { kind: 'redirect'; to: string } {
  return resolved.kind === 'redirect'
}
