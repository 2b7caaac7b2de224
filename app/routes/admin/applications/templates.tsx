import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { exampleFields } from '../../../applications/inbox/load-inbox.server.ts'
import { changeTemplates } from '../../../applications/inbox/template-form.server.ts'
import { listAllTemplates } from '../../../applications/inbox/template-queries.server.ts'
import { TemplatesPage } from '../../../applications/inbox/templates-page.tsx'
import { templatesPageWords } from '../../../applications/inbox/templates-page-words.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { inEachLanguage } from '../../../platform/language.ts'
import { readSites } from '../../../settings/read-site.server.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/templates'

/** The mails that can be opened from an application. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const sites = await readSites(db, context.get(siteContext).url)
  return {
    templates: await listAllTemplates(db),
    values: inEachLanguage((language) => exampleFields(sites[language])),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const answer = await changeTemplates(context.get(databaseContext), form, actorOf(context))
  if (answer === 'saved') throw redirect(withMessage('/admin/applications/templates', 'saved'), 303)
  if (answer === 'gone') throw redirect(withMessage('/admin/applications/templates', 'gone'), 303)
  return data(answer, answer.isPreview ? 200 : 422)
}

export function meta() {
  return [{ title: templatesPageWords.en.pageTitle }]
}

export default function TemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} typed={actionData ?? null} />
}
