import type { Program } from '../../claims/costs.ts'

const programPages: Record<string, Program> = {
  '/full-service-program': 'fullService',
  '/second-shot-program': 'fullService',
  '/corporate-lease-program': 'corporate',
  '/diy-rental-kit': 'kit',
}

/** The program a page speaks of, where it speaks of one. */
export function programAt(path: string): Program | null {
  return programPages[path] ?? null
}
