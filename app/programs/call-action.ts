import { phoneHref, type Site } from '../content/site.ts'
import type { Action } from '../landing/sections.ts'

export function callAction(site: Site): Action {
  return { label: `Call ${site.phone}`, href: phoneHref(site), isQuiet: true }
}
