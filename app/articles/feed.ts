import type { Site } from '../content/site.ts'
import type { ArticleCard } from './article.ts'

/** Atom: what was published last, newest first. */
export function atomFeed(site: Site, articles: ArticleCard[]) {
  const updated = articles[0]?.createdAt ?? new Date(0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escaped(`${site.brand}: articles`)}</title>
<id>${escaped(`${site.url}/articles`)}</id>
<link href="${escaped(`${site.url}/articles`)}"/>
<link rel="self" href="${escaped(`${site.url}/articles/feed.xml`)}"/>
<updated>${updated.toISOString()}</updated>
${articles.map((article) => entry(site, article)).join('\n')}
</feed>
`
}

function entry(site: Site, { id, slug, title, excerpt, author, createdAt }: ArticleCard) {
  return `<entry>
<title>${escaped(title)}</title>
<id>urn:uuid:${escaped(id)}</id>
<link href="${escaped(`${site.url}/articles/${slug}`)}"/>
<updated>${createdAt.toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
<summary>${escaped(excerpt)}</summary>
</entry>`
}

// Control characters may not stand in XML at all, not even escaped.
function escaped(text: string) {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
