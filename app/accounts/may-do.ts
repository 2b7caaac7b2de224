import type { Role } from '../db/vocabulary.ts'

/** An owner always may. */
export function mayDo({ role }: { role: Role }, needed: Role | 'any admin') {
  return needed === 'any admin' || role === 'owner' || role === needed
}
