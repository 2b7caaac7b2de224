import type { Role } from '../db/vocabulary.ts'

/** Without a role every admin may; an owner always may. */
export function mayDo({ role }: { role: Role }, needed?: Role | Role[]): boolean {
  if (needed === undefined || role === 'owner') return true
  return Array.isArray(needed) ? needed.includes(role) : role === needed
}
