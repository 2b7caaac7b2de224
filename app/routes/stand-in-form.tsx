import { data, redirect } from 'react-router'
import { ConnectedForm } from '../forms/connected-form.tsx'
import { StandInForm } from '../forms/stand-in-form.tsx'
import { Frame } from '../layout/frame.tsx'
import { pageMeta, siteFrom } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import { siteContext } from '../site/context.ts'
import { forms, isFormName } from '../site/forms.ts'
import type { Route } from './+types/stand-in-form'

/** A connected form answers here too: who kept the address finds the owner's form, never the stand-in. */
export function loader({ params, context }: Route.LoaderArgs) {
  const name = requireFormName(params.name)
  const { address, script } = context.get(siteContext).forms[name]
  if (address) throw redirect(address)
  return { name, isConnected: script !== '' }
}

/** Reads nothing and keeps nothing: the page says so before and after. */
export function action({ params }: Route.ActionArgs) {
  requireFormName(params.name)
  return { isSent: true }
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, isConnected } = loaderData
  const { title } = forms[name]
  return pageMeta(siteFrom(matches), {
    title: isConnected ? title : `${title} (stand-in)`,
    description: isConnected ? title : 'A stand-in for a form that is not connected yet.',
    path: `/forms/${params.name}`,
    isIndexed: false,
  })
}

export default function StandInFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isConnected } = loaderData
  const site = useSite()
  return (
    <Frame chrome="none" label={forms[name].title}>
      {isConnected ? (
        <ConnectedForm name={name} site={site} />
      ) : (
        <StandInForm name={name} isSent={actionData?.isSent ?? false} site={site} />
      )}
    </Frame>
  )
}

function requireFormName(name: string) {
  if (!isFormName(name)) throw data(null, { status: 404 })
  return name
}
