import { partsWords } from '../landing/parts-words.ts'
import type { Action } from '../landing/sections.ts'
import { callHref, type Site } from '../site/site.ts'

export function callAction(site: Site): Action {
  return { label: partsWords[site.language].call(site.phone), href: callHref(site), isQuiet: true }
}
