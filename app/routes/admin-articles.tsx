import { AdminArticlesPage } from '../admin/articles-page.tsx'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { listArticles } from '../articles/queries.server.ts'
import { databaseContext } from '../context.ts'
import type { Route } from './+types/admin-articles'

const shown = 500

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'editor')
  return { articles: await listArticles(context.get(databaseContext).db, { limit: shown }) }
}

export function meta() {
  return [{ title: 'Articles, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <AdminArticlesPage articles={loaderData.articles} />
}
