import { data, redirect } from 'react-router'
import { applicationForms } from '../../applications/application-forms.ts'
import { ApplyPage } from '../../applications/apply/apply-page.tsx'
import { applyProps } from '../../applications/apply/apply-props.ts'
import { emptyState } from '../../applications/apply/apply-state.ts'
import { receiveApplication } from '../../applications/apply/receive-application.server.ts'
import { applicationsContext } from '../../applications/context.ts'
import { headingWords } from '../../applications/heading-words.ts'
import { sentPath } from '../../applications/private/private-link.ts'
import { ConnectedForm } from '../../forms/connected-form.tsx'
import { formWords } from '../../forms/words.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { placeAt } from '../../locations/place-at.ts'
import { stateOfZip } from '../../locations/zip.ts'
import { countedPath } from '../../pages/counted-path.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { type FormName, isFormName } from '../../site/forms.ts'
import type { Site } from '../../site/site.ts'
import type { Route } from './+types/form'

/**
 * The first page of a form, the same for everybody and kept. It holds no token, and reads no query: a posted form
 * brings the query of its own address along.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const name = requireFormName(params.name)
  const isFramed = isFrame(request)
  const { isConnected } = requireOwn(context.get(siteContext), name)
  return { name, isFramed, isConnected, canMail: context.get(applicationsContext).canMail }
}

/** One posted step; the last leads to the page with the number. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const name = requireFormName(params.name)
  if (requireOwn(context.get(siteContext), name).isConnected) throw data(null, { status: 404 })
  const taken = await receiveApplication(request, context, name, { placeAt, countedPath, stateOfZip })
  if (taken.kind === 'page') return data(unsent({ state: taken.state }), { status: taken.status })
  throw redirect(sentPath(taken, isFrame(request)), 303)
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { name } = loaderData
  const title = formWords[site.language].titles[name]
  return pageMeta(site, {
    title: `${title} | ${site.brand}`,
    description: headingWords[site.language][name].intro,
    path: `/forms/${params.name}`,
    isIndexed: false,
  })
}

export default function FormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isFramed, isConnected, canMail } = loaderData
  const site = useSite()
  const title = formWords[site.language].titles[name]
  if (isConnected) {
    return (
      <Frame chrome="none" label={title}>
        <ConnectedForm name={name} site={site} />
      </Frame>
    )
  }
  const state = actionData?.state ?? emptyState(name, applicationForms[name].programs[0])
  return (
    <Frame chrome={isFramed ? 'none' : 'full'} label={title}>
      <ApplyPage {...applyProps(site, state, { isFramed, canMail })} />
    </Frame>
  )
}

function isFrame({ url }: Request) {
  return new URL(url).pathname.toLowerCase().endsWith('/frame')
}

function requireFormName(name: string) {
  if (!isFormName(name)) throw data(null, { status: 404 })
  return name
}

/** A connected form answers here too: who kept the address finds the owner's form, never ours. */
function requireOwn(site: Site, name: FormName) {
  const { address, script } = site.forms[name]
  if (address) throw redirect(address)
  return { isConnected: script !== '' }
}
