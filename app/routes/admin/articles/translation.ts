import { href, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { joinArticles, separateArticle } from '../../../articles/join-queries.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/translation'

/** Makes two articles translations of each other, or parts them again. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const database = context.get(databaseContext)
  const who = actorOf(context)
  const back = href('/admin/articles/:id', { id })
  if (form.get('intent') === 'separate') {
    const isParted = await separateArticle(database, id, who)
    throw redirect(withMessage(back, isParted ? 'articleSeparated' : 'gone'), 303)
  }
  const isJoined = await joinArticles(database, id, fieldIn(form, 'other', 36), who)
  throw redirect(withMessage(back, isJoined ? 'articlesJoined' : 'articlesNotJoined'), 303)
}

export function loader({ params: { id } }: Route.LoaderArgs): never {
  throw redirect(href('/admin/articles/:id', { id }))
}
