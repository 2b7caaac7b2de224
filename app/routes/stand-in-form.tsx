import { data } from 'react-router'
import { StandInForm } from '../forms/stand-in-form.tsx'
import { Frame } from '../layout/frame.tsx'
import { pageMeta, siteFrom } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import { forms, isFormName } from '../site/forms.ts'
import type { Route } from './+types/stand-in-form'

export function loader({ params }: Route.LoaderArgs) {
  return { name: requireFormName(params.name) }
}

/** Reads nothing and keeps nothing: the page says so before and after. */
export function action({ params }: Route.ActionArgs) {
  requireFormName(params.name)
  return { isSent: true }
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const title = `${forms[loaderData.name].title} (stand-in)`
  return pageMeta(siteFrom(matches), {
    title,
    description: 'A stand-in for a form that is not connected yet.',
    path: `/forms/${params.name}`,
    isIndexed: false,
  })
}

export default function StandInFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Frame chrome="none" label={forms[loaderData.name].title}>
      <StandInForm name={loaderData.name} isSent={actionData?.isSent ?? false} site={useSite()} />
    </Frame>
  )
}

function requireFormName(name: string) {
  if (!isFormName(name)) throw data(null, { status: 404 })
  return name
}
