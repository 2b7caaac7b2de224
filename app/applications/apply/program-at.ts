import type { Program } from '../../claims/costs.ts'
import { askedIn } from '../../site/find-address.ts'

const programPages: Record<string, Program> = {
  '/full-service-program': 'fullService',
  '/second-shot-program': 'fullService',
  '/corporate-lease-program': 'corporate',
  '/diy-rental-kit': 'kit',
}

/** The program a page speaks of, in whatever language, where it speaks of one. */
export function programAt(path: string): Program | null {
  return programPages[askedIn(path).path] ?? null
}
