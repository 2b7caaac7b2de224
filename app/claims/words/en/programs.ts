import type { Program } from '../../costs.ts'

/** What each program is called. */
export const words: Record<Program, string> = {
  funding: 'Funding and approval program',
  fullService: 'Full-service program',
  kit: 'Do-it-yourself rental kit',
  corporate: 'Corporate Lease Program',
  performance: 'Performance-Based Program',
}
