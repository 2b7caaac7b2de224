import { splitLanguage } from '../platform/language.ts'
import { forms, isFormName } from '../site/forms.ts'
import { formHref, type Site } from '../site/site.ts'
import type { CountedPath } from './counted-name.ts'
import { isVisitEvent, type VisitEvent } from './visit-event.ts'

export type ReportedEvent = { event: VisitEvent; path: string }

/** What a page of ours sends: `e` the event, or `h` the link that was followed, and `p` the page. All else is refused. */
export function parseReportedEvent(
  form: FormData,
  site: Site,
  countedPath: CountedPath,
): ReportedEvent | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const event = eventOf(text('e'), text('h'), site)
  const pathname = text('p')
  const path = pathname.startsWith('/') && pathname.length <= 2048 ? countedPath(pathname) : null
  return event && path ? { event, path } : null
}

function eventOf(event: string, href: string, site: Site): VisitEvent | null {
  if (href.startsWith('tel:')) return 'call'
  if (href) return isApplication(href, site) ? 'apply' : null
  // A click is reported with its link.
  return isVisitEvent(event) && event !== 'apply' && event !== 'call' ? event : null
}

function isApplication(href: string, site: Site) {
  const asked = splitLanguage(href).path
  // A link to a form of ours says which page it stands on.
  const [path] = asked.startsWith('/forms/') ? asked.split('?', 1) : [href]
  return Object.keys(forms).some((name) => isFormName(name) && formHref(site, name) === path)
}
