import { type Language, pathIn } from '../../platform/language.ts'
import { xmlText } from '../../platform/xml-text.ts'
import type { Site } from '../../site/site.ts'
import { type ArticleCard, changedAt } from '../article.ts'
import { articleWords } from '../words.ts'

/** Atom: what was published last in the language of the site, newest first. */
export function atomFeed(site: Site, articles: ArticleCard[], now: Date) {
  const path = (rest: string) => xmlText(site.url + pathIn(site.language, rest))
  const changes = articles.map((article) => changedAt(article).getTime())
  // Without articles there is no change to name.
  const updated = changes.length > 0 ? new Date(Math.max(...changes)) : now
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"${languageOf(site.language)}>
<title>${xmlText(articleWords[site.language].feed(site.brand))}</title>
<id>${path('/articles')}</id>
<link href="${path('/articles')}"/>
<link rel="self" href="${path('/articles/feed.xml')}"/>
<updated>${updated.toISOString()}</updated>
${articles.map((article) => entry(site, article)).join('\n')}
</feed>
`
}

function entry(site: Site, article: ArticleCard) {
  const { id, slug, title, excerpt, author, createdAt } = article
  return `<entry>
<title>${xmlText(title)}</title>
<id>urn:uuid:${xmlText(id)}</id>
<link href="${xmlText(site.url + pathIn(site.language, `/articles/${slug}`))}"/>
<published>${createdAt.toISOString()}</published>
<updated>${changedAt(article).toISOString()}</updated>
<author><name>${xmlText(author)}</name></author>
${excerpt && `<summary>${xmlText(excerpt)}</summary>\n`}</entry>`
}

/** English is what readers take it for. */
function languageOf(language: Language) {
  return language === 'en' ? '' : ` xml:lang="${language}"`
}
