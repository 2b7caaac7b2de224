import { href } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { listNewDrafts } from '../../../articles/draft-queries.server.ts'
import { AdminArticlesPage } from '../../../articles/edit/articles-page.tsx'
import { listWords } from '../../../articles/edit/list-words.ts'
import { previewPath } from '../../../articles/preview-link.server.ts'
import { listArticles } from '../../../articles/queries.server.ts'
import { lackedLanguages } from '../../../articles/translations.ts'
import { databaseContext } from '../../../platform/context.ts'
import { pathIn } from '../../../platform/language.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/list'

const shown = 500

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(adminContext)
  const { db } = context.get(databaseContext)
  const { secret } = context.get(intakeContext)
  const [articles, drafts] = await Promise.all([listArticles(db, { limit: shown }), listNewDrafts(db, email)])
  return {
    email,
    articles: articles.map((article) => ({
      ...article,
      lacks: lackedLanguages(article, articles),
      // A draft has no public page yet: admins see it through its preview.
      viewHref: article.published
        ? pathIn(article.language, href('/articles/:slug', { slug: article.slug }))
        : previewPath(secret, article.id),
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
