import type { TrustedClock } from '../trusted-clock.ts'

/** As a site has it that has been running for long. */
export const trusted: TrustedClock = { isTrusted: () => true, steady: () => performance.now() }
