import { data } from 'react-router'

/** Any other address: the 404 page of the root. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
