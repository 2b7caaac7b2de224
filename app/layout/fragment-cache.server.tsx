import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../site/site.ts'
import type { FragmentCache, FragmentTag, HtmlFragment } from '../ui/cached-fragment.tsx'
import { LanguageContext } from '../ui/language.ts'
import { CollectedStyles, type StyleProps } from '../ui/style.tsx'
import { SiteContext } from './use-site.ts'

const byOwner = new WeakMap<object, Map<string, HtmlFragment>>()
/** No owner has so many; a name made of an address would fill the memory. */
const maxNames = 100

/** The cache of fragments that pages with these settings share. */
export function fragmentCacheFor(site: Site): FragmentCache {
  return (owner, name, tag, render) => {
    const fragments = byOwner.get(owner) ?? new Map<string, HtmlFragment>()
    byOwner.set(owner, fragments)
    const known = fragments.get(name)
    if (known) return known
    if (fragments.size >= maxNames) throw new Error(`Too many cached fragments; the last is ${name}`)
    const fragment = renderFragment(tag, render(), site)
    fragments.set(name, fragment)
    return fragment
  }
}

/** React allows a render within a render; the inner one does not see the contexts of the outer. */
function renderFragment(tag: FragmentTag, inside: ReactNode, site: Site): HtmlFragment {
  const styles: StyleProps[] = []
  const Tag = tag as 'div'
  const html = renderToStaticMarkup(
    <CollectedStyles value={styles}>
      <SiteContext value={site}>
        <LanguageContext value={site.language}>
          <Tag>{inside}</Tag>
        </LanguageContext>
      </SiteContext>
    </CollectedStyles>,
  )
  const [start, end] = [`<${tag}>`, `</${tag}>`]
  if (!html.startsWith(start))
    throw new Error(`React wrote something before the <${tag}> that is to be cached`)
  return { html: html.slice(start.length, -end.length), styles }
}
