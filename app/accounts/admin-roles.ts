import type { Role } from '../db/vocabulary.ts'
import type { Address } from '../site/address.ts'
import { adminAddresses } from '../site/admin-addresses.ts'

/** 'nobody' is the door itself: whoever comes is answered, and the route looks by itself at who it is. */
type Needed = Role | 'any admin' | 'nobody'

/** Who may use each address of the admin area, by the pattern of its route, as the table of addresses says. */
export const adminRoles: Record<string, Needed> = Object.fromEntries(
  adminAddresses.map(({ path, role }) => [path, role ?? 'owner']),
)

/** What is not in the table is the owner's. */
export function roleFor(pattern: string): Needed {
  return adminRoles[withSlash(pattern)] ?? 'owner'
}

export function returnsText(pattern: string) {
  return byPattern.get(withSlash(pattern))?.returnsText === true
}

/** The page with the forms of an address that takes posts only. */
export function formsPageOf(pattern: string) {
  return byPattern.get(withSlash(pattern))?.postOnlyFrom
}

const byPattern = new Map<string, Address>(adminAddresses.map((address) => [address.path, address]))

/** The router writes its patterns without the slash at the front. */
function withSlash(pattern: string) {
  return pattern.replace(/^\/*/, '/')
}
