import { useContext, useEffect } from 'react'
import {
  createContext,
  type DataRouter,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  replace,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
} from 'react-router'
import { toast } from 'sonner'
import { adminWords } from './admin-words.ts'
import { notSentToast } from './not-sent-toast.ts'

type Results = Record<string, DataStrategyResult>

/** Loaders share the context of the action they run after. */
const afterPost = createContext(false)
/** A redirect has a context of its own: the page that a failed action leads back to. */
let returningTo: string | null = null
/** What the router shows; its middleware is not told. */
let shown: { actionData?: Record<string, unknown> | null; loaderData?: Record<string, unknown> } = {}
let router: DataRouter | undefined

export function useShownData() {
  const now = useContext(UNSAFE_DataRouterDataContext)
  const context = useContext(UNSAFE_DataRouterContext)
  useEffect(() => {
    shown = now ?? {}
    router = context?.router
  }, [now, context])
}

/** A form whose answer does not arrive leaves its page as it is, with all that was typed, and says so. */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request, context }, next) => {
  const here = addressOf(window.location.href)
  const isHere = addressOf(request.url) === here
  if (request.method === 'GET') {
    const isStaying = isHere && (returningTo === here || context.get(afterPost))
    returningTo = null
    const isOnlyLook = isHere && isLook()
    const results = await next()
    if (isOnlyLook) return arrivedOf(results)
    return isStaying ? changesIn(results) : named(results)
  }
  context.set(afterPost, true)
  const results = await next()
  if (request.signal.aborted) return results
  const unanswered = Object.keys(results).find((id) => isUnanswered(results[id]))
  if (unanswered === undefined) {
    toast.dismiss(notSentToast.id)
    return results
  }
  toast.error(adminWords.en.notKnown, notSentToast)
  if (isHere) return { [unanswered]: { type: 'data', result: shown.actionData?.[unanswered] } }
  returningTo = here
  // Returned, not thrown: beside the error of the action the router would not see it.
  return { [unanswered]: { type: 'error', result: replace(here + window.location.hash) } }
}

/** A look at what is new on the page that is shown; nobody pressed anything for it. */
function isLook() {
  return router?.state.revalidation === 'loading' && router.state.navigation.state === 'idle'
}

/** Without `index`, by which a form names an index route. */
function addressOf(href: string) {
  const { pathname, searchParams } = new URL(href)
  searchParams.delete('index')
  const query = String(searchParams)
  return query ? `${pathname}?${query}` : pathname
}

/** A loader without a result keeps its data: after an error, and where nothing is new. */
function changesIn(results: Results) {
  return Object.fromEntries(Object.entries(arrivedOf(results)).filter(([id, one]) => !isSame(id, one)))
}

function arrivedOf(results: Results): Results {
  return Object.fromEntries(Object.entries(results).filter(([, one]) => !isFailure(one)))
}

/** What is gone is shown as gone, and a redirect is followed. */
function isFailure({ type, result }: DataStrategyResult) {
  if (type !== 'error' || result instanceof Response) return false
  return !(isRouteErrorResponse(result) && result.status === 404)
}

function isSame(id: string, { type, result }: DataStrategyResult) {
  return type === 'data' && JSON.stringify(result) === JSON.stringify(shown.loaderData?.[id])
}

/** The error page knows them by the status a gateway would give. */
function named(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, one]) => [
      id,
      isUnanswered(one) ? { type: 'error', result: data(null, { status: 504 }) } : one,
    ]),
  )
}

/** Of a gateway in front of the site, which does not know what the site has done. */
const gatewayStatuses = [502, 504]

/** Fetch fails with a TypeError; a page that is not the router's data is the cause of another error. */
function isUnanswered(one: DataStrategyResult | undefined) {
  if (one?.type !== 'error') return false
  const error = unwrapped(one.result)
  if (isRouteErrorResponse(error)) return gatewayStatuses.includes(error.status)
  return error instanceof TypeError || (error instanceof Error && error.cause !== undefined)
}

/** The error of an action comes together with its status. */
function unwrapped(result: unknown) {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && 'init' in result
  return isWrapped && !isRouteErrorResponse(result) ? result.data : result
}
