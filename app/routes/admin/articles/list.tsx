import { href } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { listNewDrafts } from '../../../articles/draft-queries.server.ts'
import { articlesPage } from '../../../articles/edit/article-pages.server.ts'
import { AdminArticlesPage } from '../../../articles/edit/articles-page.tsx'
import { listWords } from '../../../articles/edit/list-words.ts'
import { previewPath } from '../../../articles/preview-link.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { pathIn } from '../../../platform/language.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/list'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { email } = context.get(adminContext)
  const { db } = context.get(databaseContext)
  const { secret } = context.get(intakeContext)
  const [page, drafts] = await Promise.all([articlesPage(db, url.searchParams), listNewDrafts(db, email)])
  return {
    email,
    ...page,
    articles: page.articles.map((article) => ({
      ...article,
      // A draft has no public page yet: admins see it through its preview.
      viewHref: pathIn(
        article.language,
        article.published ? href('/articles/:slug', { slug: article.slug }) : previewPath(secret, article.id),
      ),
    })),
    drafts: drafts.map(({ key, typed, updatedAt }) => ({ key, title: typed.title, updatedAt })),
  }
}

export function meta() {
  return [{ title: listWords.en.pageTitle }]
}

export default function AdminArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <AdminArticlesPage {...loaderData} />
}
