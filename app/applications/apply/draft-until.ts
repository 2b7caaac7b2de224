import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Site } from '../../site/site.ts'

/** The last day of a draft, in words. */
export function draftUntil(expiresAt: Date, { timeZone, language }: Pick<Site, 'timeZone' | 'language'>) {
  return longDay(dayIn(expiresAt, timeZone), language)
}
