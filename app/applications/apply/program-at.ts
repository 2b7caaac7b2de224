import type { Program } from '../../claims/costs.ts'
import { askedIn } from '../../site/find-address.ts'

const programPages: Record<string, Program> = {
  '/full-service-program': 'fullService',
  '/corporate-lease-program': 'corporate',
  '/diy-rental-kit': 'kit',
}

/** The program a page speaks of, in whatever language. Not where its bar has the button of funding, with that price. */
export function programAt(path: string): Program | null {
  return programPages[askedIn(path).path] ?? null
}
