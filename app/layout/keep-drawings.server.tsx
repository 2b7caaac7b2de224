import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../site/site.ts'
import type { Drawing, Keep, KeptTag } from '../ui/kept.tsx'
import { NotedStyles, type StyleProps } from '../ui/style.tsx'
import { SiteContext } from './use-site.ts'

const kept = new WeakMap<object, Map<string, Drawing>>()
/** Nobody has so many; a name that were made of an address would fill the memory. */
const maxNames = 100

/** How a page made with these settings draws what it shares with others. */
export function keepFor(site: Site): Keep {
  return (owner, name, tag, draw) => {
    const drawings = kept.get(owner) ?? new Map<string, Drawing>()
    kept.set(owner, drawings)
    const known = drawings.get(name)
    if (known) return known
    if (drawings.size >= maxNames) throw new Error(`Too many drawings are kept; the last is ${name}`)
    const drawing = drawInside(tag, draw(), site)
    drawings.set(name, drawing)
    return drawing
  }
}

/** React allows a drawing within a drawing; what the outer one knows by context, the inner one does not. */
function drawInside(tag: KeptTag, inside: ReactNode, site: Site): Drawing {
  const styles: StyleProps[] = []
  const Tag = tag as 'div'
  const html = renderToStaticMarkup(
    <NotedStyles value={styles}>
      <SiteContext value={site}>
        <Tag>{inside}</Tag>
      </SiteContext>
    </NotedStyles>,
  )
  const [start, end] = [`<${tag}>`, `</${tag}>`]
  if (!html.startsWith(start)) throw new Error(`React wrote something before the <${tag}> that is to be kept`)
  return { html: html.slice(start.length, -end.length), styles }
}
