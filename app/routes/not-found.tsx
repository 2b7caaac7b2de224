import { data, redirect } from 'react-router'
import { documentPaths, landingPaths } from '../site/addresses.ts'
import type { Route } from './+types/not-found'

const known = new Set<string>([...landingPaths, ...documentPaths])

/** Any other address: a page in wrong capitals is led to, all else is the 404 page of the root. */
export function loader({ request }: Route.LoaderArgs): never {
  const small = new URL(request.url).pathname.toLowerCase()
  if (known.has(small)) throw redirect(small, 301)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
