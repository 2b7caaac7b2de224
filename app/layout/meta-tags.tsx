import { createElement, Fragment, type ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'

/** What a route's `meta` says, as the router draws it. */
export function MetaTags({ tags }: { tags: MetaDescriptor[] }) {
  // Their order never changes: no keys are needed.
  return createElement(Fragment, null, ...tags.map(tagOf))
}

function tagOf(tag: MetaDescriptor): ReactNode {
  if ('title' in tag) return <title>{String(tag.title)}</title>
  if ('script:ld+json' in tag) {
    const __html = escapedJson(tag['script:ld+json'])
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the script
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
  }
  if (!('tagName' in tag)) return <meta {...tag} />
  const { tagName, ...attributes } = tag
  return tagName === 'link' ? <link {...attributes} /> : <meta {...attributes} />
}

/** No sign of it begins a tag or, in a script of old, a new line. */
function escapedJson(thing: unknown) {
  return JSON.stringify(thing).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
