import { redirect } from 'react-router'

/** The inbox opens with what is new. */
export function loader(): never {
  throw redirect('/admin/applications/new')
}
