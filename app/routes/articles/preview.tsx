import { data, href, redirect } from 'react-router'
import { readPreviewToken } from '../../articles/preview-link.server.ts'
import { findArticleToPreview } from '../../articles/queries.server.ts'
import { ArticlePage } from '../../articles/read/article-page.tsx'
import { PreviewEnded, PreviewMark } from '../../articles/read/preview-mark.tsx'
import { relatedLinks } from '../../articles/read/related.ts'
import { listTranslations } from '../../articles/translation-queries.server.ts'
import { articleWords } from '../../articles/words.ts'
import { Frame } from '../../layout/frame.tsx'
import { siteFrom } from '../../layout/page-meta.ts'
import { databaseContext } from '../../platform/context.ts'
import { pathIn } from '../../platform/language.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { intakeContext } from '../../stories/context.ts'
import type { Route } from './+types/preview'

/** For one who holds the link and for nobody's cache; it must not travel on to other sites. */
const headersOfSecret = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin',
}

/** A draft as readers would see it, for whoever was given the link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const { url, language } = context.get(siteContext)
  const id = readPreviewToken(context.get(intakeContext).secret, params.token)
  const found = id === null ? null : await findArticleToPreview(db, id)
  if (!found) return data(unsent({ article: null, told: [] }), { status: 404, headers: headersOfSecret })
  const { article, isPublished } = found
  const path = isPublished ? href('/articles/:slug', article) : href('/articles/preview/:token', params)
  // Around it stands what readers find around it, in its own language.
  if (isPublished || article.language !== language)
    // With its host: a path would be taken for one in the language that was asked for.
    throw redirect(url + pathIn(article.language, path), { headers: headersOfSecret })
  return data(unsent({ article, told: await listTranslations(db, article) }), { headers: headersOfSecret })
}

export function headers() {
  return headersOfSecret
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.article?.title
  const { preview } = articleWords[siteFrom(matches).language]
  return [{ title: title ? preview.title(title) : preview.ended }, { name: 'robots', content: 'noindex' }]
}

export default function ArticlePreviewRoute({ loaderData: { article, told } }: Route.ComponentProps) {
  if (!article) {
    return (
      // Nobody's guess at a link is repeated in another language.
      <Frame chrome="full" elsewhere="/articles">
        <PreviewEnded />
      </Frame>
    )
  }
  const other = told.at(-1)
  return (
    <Frame chrome="full" elsewhere={other ? href('/articles/:slug', { slug: other.slug }) : '/articles'}>
      <PreviewMark />
      <ArticlePage article={article} related={relatedLinks(article.content, article.language)} />
    </Frame>
  )
}
