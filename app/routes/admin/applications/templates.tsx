import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { exampleFields } from '../../../applications/inbox/load-inbox.server.ts'
import { submitTemplateForm } from '../../../applications/inbox/template-form.server.ts'
import { listAllTemplates } from '../../../applications/inbox/template-queries.server.ts'
import { seenOf } from '../../../applications/inbox/template-seen.server.ts'
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
  const templates = await listAllTemplates(db)
  return {
    templates: inEachLanguage((language) =>
      templates[language].map((template) => ({ ...template, seen: seenOf(template) })),
    ),
    values: inEachLanguage((language) => exampleFields(sites[language])),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const answer = await submitTemplateForm(context.get(databaseContext), form, actorOf(context))
  if (typeof answer === 'string') throw redirect(withMessage('/admin/applications/templates', answer), 303)
  return data(answer, answer.there ? 409 : answer.isPreview ? 200 : 422)
}

export function meta() {
  return [{ title: templatesPageWords.en.pageTitle }]
}

export default function TemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} typed={actionData ?? null} />
}
