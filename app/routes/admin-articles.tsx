import { AdminArticlesPage } from '../admin/articles-page.tsx'
import { DeskFrame } from '../admin/desk-frame.tsx'
import { messageFrom } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { listArticles } from '../articles/queries.server.ts'
import { databaseContext } from '../context.ts'
import { unsent } from '../unsent.ts'
import type { Route } from './+types/admin-articles'

const shown = 500

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin(request, context, 'editor')
  const articles = await listArticles(context.get(databaseContext).db, { limit: shown })
  return unsent({ admin, articles, message: messageFrom(new URL(request.url).searchParams)?.text })
}

export function meta() {
  return [{ title: 'Articles, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminArticlesRoute({ loaderData }: Route.ComponentProps) {
  const { admin, articles, message } = loaderData
  return (
    <DeskFrame tab="articles" email={admin.email}>
      <AdminArticlesPage articles={articles} message={message} />
    </DeskFrame>
  )
}
