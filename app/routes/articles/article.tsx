import { href, redirect } from 'react-router'
import { findElsewhere } from '../../articles/address-queries.server.ts'
import { changedAt } from '../../articles/article.ts'
import { findPublishedArticle } from '../../articles/queries.server.ts'
import { descriptionOf } from '../../articles/read/article-head.ts'
import { ArticlePage } from '../../articles/read/article-page.tsx'
import { relatedLinks } from '../../articles/read/related.ts'
import { listTranslations } from '../../articles/translation-queries.server.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { type Language, pathIn } from '../../platform/language.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { defaultBrand } from '../../site/site.ts'
import { socialAddress } from '../../site/social-picture.ts'
import { siteWords } from '../../site/words.ts'
import { articlePicture } from '../../social/page-pictures.ts'
import type { Route } from './+types/article'

/**
 * An old or misspelled address leads to the present one; an unknown or unpublished one to the 404 page, as specified. An article has
 * one address, in its own language.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const { db } = context.get(databaseContext)
  const { url, language } = context.get(siteContext)
  const article = await findPublishedArticle(db, params.slug)
  const addressOf = (one: { slug: string; language: Language }) =>
    // With its host: a path would be taken for one in the language that was asked for.
    one.language === language ? pathOf(one.slug) : url + pathIn(one.language, pathOf(one.slug))
  if (article && article.language !== language) throw redirect(addressOf(article), 302)
  if (article) return unsent({ article, told: await listTranslations(db, article) })
  const elsewhere = await findElsewhere(db, params.slug)
  throw elsewhere ? redirect(addressOf(elsewhere), 301) : redirect('/404', 302)
}

function pathOf(slug: string) {
  return href('/articles/:slug', { slug })
}

function crumbsIn(language: Language) {
  const { names } = siteWords[language]
  return [homeCrumb(language), { label: names['/articles'].label, href: '/articles' }]
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { title, slug, author, imageUrl, createdAt, language } = loaderData.article
  const description = descriptionOf(loaderData.article)
  const path = pathOf(slug)
  const picture = articlePicture(loaderData.article)
  const schema = {
    '@type': 'Article',
    headline: title,
    description,
    ...(language !== 'en' && { inLanguage: language }),
    datePublished: createdAt.toISOString(),
    dateModified: changedAt(loaderData.article).toISOString(),
    // Restored from a revision of before, one may still have the name the site came with.
    author: {
      '@type': [site.brand, defaultBrand].includes(author) ? 'Organization' : 'Person',
      name: author,
    },
    mainEntityOfPage: site.url + pathIn(language, path),
    image: imageUrl ? new URL(imageUrl, site.url).href : socialAddress(site, path, picture),
  }
  const told = [...loaderData.told, { language, slug }]
  return pageMeta(
    site,
    {
      path,
      crumb: title,
      title: `${title} | ${site.brand}`,
      description,
      picture,
      translations: Object.fromEntries(told.map((one) => [one.language, pathOf(one.slug)])),
      schema: [schema],
    },
    crumbsIn(language),
  )
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, told } = loaderData
  const other = told.at(-1)
  return (
    <Frame chrome="full" elsewhere={other ? pathOf(other.slug) : '/articles'}>
      <ArticlePage article={article} related={relatedLinks(article.content, article.language)} />
    </Frame>
  )
}
