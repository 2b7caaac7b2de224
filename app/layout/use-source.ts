import { useLocation } from 'react-router'
import { isSourcePage } from '../site/source-page.ts'

/** This page's own address, for the forms it leads to; null where it is none to lead from. */
export function useSource(): string | null {
  const { pathname } = useLocation()
  return isSourcePage(pathname) ? pathname : null
}
