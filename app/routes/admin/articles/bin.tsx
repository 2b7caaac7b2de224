import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { bringBack, eraseArticle } from '../../../articles/bin-queries.server.ts'
import { binPage } from '../../../articles/edit/article-pages.server.ts'
import { BinPage } from '../../../articles/edit/bin-page.tsx'
import { binWords } from '../../../articles/edit/bin-words.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/bin'

export async function loader({ context, url }: Route.LoaderArgs) {
  return await binPage(context.get(databaseContext).db, url.searchParams)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const database = context.get(databaseContext)
  const id = String(form.get('id'))
  const who = actorOf(context)
  if (form.get('intent') === 'erase') {
    const isErased = await eraseArticle(database, id, who)
    throw redirect(withMessage('/admin/articles/bin', isErased ? 'erased' : 'gone'), 303)
  }
  const isBack = await bringBack(database, id, who)
  throw redirect(
    isBack ? withMessage('/admin/articles', 'broughtBack') : withMessage('/admin/articles/bin', 'gone'),
    303,
  )
}

export function meta() {
  return [{ title: binWords.en.pageTitle }]
}

export default function AdminArticleBinRoute({ loaderData }: Route.ComponentProps) {
  return <BinPage {...loaderData} />
}
