import type { FormStep } from './form-step.ts'
import type { VisitEvent } from './visit-event.ts'

const sent = new Set<string>()

/**
 * Sends from the browser that something happened on this page: once for each page view, and nothing about who
 * or what was answered. Browsers that ask not to be tracked send nothing.
 */
export function sendEvent(event: VisitEvent) {
  send(event, { p: location.pathname })
}

/** The same of a form: which one, how far it came, the page it was opened from and the program it shows. */
export function sendStep(step: FormStep, about: { f: string; from: string; program: string }) {
  send(step, about)
}

function send(event: string, about: Record<string, string>) {
  const asksNotTo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  if (sent.has(event) || navigator.doNotTrack === '1' || asksNotTo) return
  sent.add(event)
  try {
    navigator.sendBeacon('/count', new URLSearchParams({ e: event, ...about }))
  } catch {
    // Not being counted is no reason to stop anything.
  }
}
