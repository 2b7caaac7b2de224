import type { VisitEvent } from './visit-event.ts'

const told = new Set<VisitEvent>()

/**
 * Says in the browser that something happened on this page: once for each page view, and nothing about who
 * or what was answered. Browsers that ask not to be tracked send nothing.
 */
export function tell(event: VisitEvent) {
  const asksNotTo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  if (told.has(event) || navigator.doNotTrack === '1' || asksNotTo) return
  told.add(event)
  try {
    navigator.sendBeacon('/count', new URLSearchParams({ e: event, p: location.pathname }))
  } catch {
    // Not being counted is no reason to stop anything.
  }
}
