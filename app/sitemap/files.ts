const maxFiles = 20

/** sitemap.xml, and sitemap-1.xml to sitemap-20.xml for when it becomes an index of them: a million addresses. */
export const sitemapFiles = [
  'sitemap.xml',
  ...Array.from({ length: maxFiles }, (_, index) => `sitemap-${index + 1}.xml`),
]
