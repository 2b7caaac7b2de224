import { xmlText } from '../../platform/xml-text.ts'
import type { Site } from '../../site/site.ts'
import type { ArticleCard } from '../article.ts'

/** Atom: what was published last, newest first. */
export function atomFeed(site: Site, articles: ArticleCard[]) {
  const updated = articles[0]?.createdAt ?? new Date(0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xmlText(`${site.brand}: articles`)}</title>
<id>${xmlText(`${site.url}/articles`)}</id>
<link href="${xmlText(`${site.url}/articles`)}"/>
<link rel="self" href="${xmlText(`${site.url}/articles/feed.xml`)}"/>
<updated>${updated.toISOString()}</updated>
${articles.map((article) => entry(site, article)).join('\n')}
</feed>
`
}

function entry(site: Site, { id, slug, title, excerpt, author, createdAt }: ArticleCard) {
  return `<entry>
<title>${xmlText(title)}</title>
<id>urn:uuid:${xmlText(id)}</id>
<link href="${xmlText(`${site.url}/articles/${slug}`)}"/>
<updated>${createdAt.toISOString()}</updated>
<author><name>${xmlText(author)}</name></author>
<summary>${xmlText(excerpt)}</summary>
</entry>`
}
