import { callHref, type Site } from '../site/site.ts'
import type { TextLink } from './document.ts'

export function phoneLink(site: Site): TextLink {
  return { text: site.phone, href: callHref(site) }
}

export function emailLink({ email }: Site): TextLink {
  return { text: email, href: `mailto:${email}` }
}
