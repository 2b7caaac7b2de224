import type { Findings, HealthLine, HealthState } from './findings.ts'
import { backupLine, databaseLine, diskLine, errorsLine, mailLine } from './machine-lines.ts'
import {
  addressLine,
  applicationsLine,
  contactLine,
  formsLine,
  proxyLines,
  reviewLine,
  twoFactorLine,
  webhookLines,
} from './site-lines.ts'

/** Everything the owner should know, in the order of a round through the house. */
export function healthLines(found: Findings): HealthLine[] {
  return [
    databaseLine(found),
    diskLine(found),
    mailLine(found),
    backupLine(found),
    formsLine(found),
    applicationsLine(found),
    ...webhookLines(found),
    addressLine(found),
    ...proxyLines(found),
    contactLine(found),
    twoFactorLine(found),
    reviewLine(found),
    errorsLine(found),
  ]
}

/** The worst of all lines. */
export function overallState(lines: HealthLine[]): HealthState {
  if (lines.some(({ state }) => state === 'wrong')) return 'wrong'
  return lines.some(({ state }) => state === 'look') ? 'look' : 'good'
}
