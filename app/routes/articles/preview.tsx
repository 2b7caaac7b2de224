import { data, href, redirect } from 'react-router'
import { readPreviewToken } from '../../articles/preview-link.server.ts'
import { findArticleToPreview } from '../../articles/queries.server.ts'
import { ArticlePage } from '../../articles/read/article-page.tsx'
import { PreviewEnded, PreviewMark } from '../../articles/read/preview-mark.tsx'
import { relatedLinks } from '../../articles/read/related.ts'
import { articleWords } from '../../articles/words.ts'
import { Frame } from '../../layout/frame.tsx'
import { databaseContext } from '../../platform/context.ts'
import { unsent } from '../../platform/unsent.ts'
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
  const id = readPreviewToken(context.get(intakeContext).secret, params.token)
  const found = id === null ? null : await findArticleToPreview(context.get(databaseContext).db, id)
  if (!found) return data(unsent({ article: null }), { status: 404, headers: headersOfSecret })
  if (found.isPublished) throw redirect(href('/articles/:slug', found.article), { headers: headersOfSecret })
  return data(unsent({ article: found.article }), { headers: headersOfSecret })
}

export function headers() {
  return headersOfSecret
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.article?.title
  const { preview } = articleWords.en
  return [{ title: title ? preview.title(title) : preview.ended }, { name: 'robots', content: 'noindex' }]
}

export default function ArticlePreviewRoute({ loaderData: { article } }: Route.ComponentProps) {
  if (!article) {
    return (
      <Frame chrome="full">
        <PreviewEnded />
      </Frame>
    )
  }
  return (
    <Frame chrome="full">
      <PreviewMark />
      <ArticlePage article={article} related={relatedLinks(article.content)} />
    </Frame>
  )
}
