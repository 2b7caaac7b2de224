import type { MetaDescriptor } from 'react-router'
import type { PageHead } from '../content/page-head.ts'
import type { Site } from '../content/site.ts'

/** Title, description, canonical link and social tags, the same way on every page. */
export function pageMeta(
  site: Site,
  { title, description, path, keywords, isIndexed = true }: PageHead,
): MetaDescriptor[] {
  const url = site.url + path
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
  ]
}

/** For a route's `meta`: the settings the root loader read. */
export function siteFrom([root]: readonly [{ loaderData: { site: Site } }, ...unknown[]]): Site {
  return root.loaderData.site
}
