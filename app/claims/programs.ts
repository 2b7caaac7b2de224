import type { Program } from './costs.ts'

/** What a program is called, and where one reads all about it, its whole cost included. */
export const programs: Record<Program, { name: string; href: string }> = {
  funding: { name: 'Funding and approval program', href: '/policy-terms#funding-program' },
  fullService: { name: 'Full-service program', href: '/full-service-program' },
  kit: { name: 'Do-it-yourself rental kit', href: '/diy-rental-kit' },
  corporate: { name: 'Corporate Lease Program', href: '/corporate-lease-program' },
  performance: { name: 'Performance-Based Program', href: '/#performance-based-program' },
}

export const allPrograms = Object.keys(programs) as Program[]

export function isProgram(text: string): text is Program {
  return Object.hasOwn(programs, text)
}
