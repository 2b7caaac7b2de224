import type { MetaDescriptor } from 'react-router'
import { type Language, languages, localeOf, pathIn } from '../platform/language.ts'
import { findAddress } from '../site/find-address.ts'
import type { PageHead } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import { socialLinks } from '../site/social-links.ts'
import { pictureIn, sitePicture, socialAddress, socialSize } from '../site/social-picture.ts'

type Crumb = { label: string; href: string }

/** Title, description, canonical link, social tags and structured data, the same way on every page. */
export function pageMeta(site: Site, head: PageHead, crumbs: Crumb[] = []): MetaDescriptor[] {
  const { title, description, path, keywords, isIndexed = true, translations } = head
  const url = addressIn(site, site.language, path)
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    ...regionTags(head.region),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(isIndexed ? alternates(site, path, translations) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    // English is what readers take it for.
    ...(site.language === 'en' ? [] : [{ property: 'og:locale', content: ogLocale(site.language) }]),
    ...pictureTags(site, head),
    ...(isIndexed ? [{ 'script:ld+json': structuredData(site, head, crumbs) }] : []),
  ]
}

function ogLocale(language: Language) {
  return localeOf[language].replace('-', '_')
}

function addressIn({ url }: Pick<Site, 'url'>, language: Language, path: string) {
  return path === '/' && language === 'en' ? `${url}/` : url + pathIn(language, path)
}

/** The same page in every language; English for whoever reads none of them. */
function alternates(site: Site, path: string, own?: PageHead['translations']): MetaDescriptor[] {
  if (!findAddress(path)?.isTranslated) return []
  const told = languages.flatMap((language) => {
    const there = own ? own[language] : path
    return there === undefined ? [] : [{ language, href: addressIn(site, language, there) }]
  })
  const [first] = told
  if (!first || told.length < 2) return []
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [...told.map(({ language, href }) => link(language, href)), link('x-default', first.href)]
}

function pictureTags(site: Site, { path, picture, isIndexed = true }: PageHead): MetaDescriptor[] {
  const own = isIndexed ? picture : undefined
  const shown = pictureIn(site.language, own ?? sitePicture)
  return [
    // Both readers take one tag: the address is its longest part.
    {
      property: 'og:image',
      name: 'twitter:image',
      content: socialAddress(site, own ? path : '/', shown),
    },
    { property: 'og:image:width', content: String(socialSize.width) },
    { property: 'og:image:height', content: String(socialSize.height) },
    { property: 'og:image:alt', content: shown.headline },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function regionTags(region: PageHead['region']): MetaDescriptor[] {
  if (!region) return []
  const { code, place, lat, lng } = region
  const tags = [
    { name: 'geo.region', content: `US-${code}` },
    { name: 'geo.placename', content: place },
  ]
  if (lat === undefined || lng === undefined) return tags
  return [
    ...tags,
    { name: 'geo.position', content: `${lat};${lng}` },
    { name: 'ICBM', content: `${lat}, ${lng}` },
  ]
}

/** Only what is true and shown: who we are, the way here, and what the page itself adds. No ratings about ourselves. */
function structuredData(site: Site, head: PageHead, crumbs: Crumb[]) {
  const sameAs = socialLinks(site.social).map(({ href }) => href)
  const organization = {
    '@type': 'Organization',
    name: site.brand,
    url: site.url,
    email: site.email,
    telephone: site.phone,
    ...(site.postalAddress && { address: site.postalAddress }),
    ...(sameAs.length > 0 && { sameAs }),
  }
  const trail = [...crumbs, { label: head.crumb ?? head.title, href: head.path }]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressIn(site, site.language, href),
    })),
  }
  const things = [organization, ...(crumbs.length > 0 ? [breadcrumbs] : []), ...(head.schema ?? [])]
  return { '@context': 'https://schema.org', '@graph': things }
}

/** For a route's `meta`: the settings the root loader read. */
export function siteFrom([root]: readonly [{ loaderData: { site: Site } }, ...unknown[]]): Site {
  return root.loaderData.site
}
