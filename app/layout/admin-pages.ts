import { mayDo } from '../accounts/may-do.ts'
import type { Role } from '../db/vocabulary.ts'
import { adminAddresses } from '../site/admin-addresses.ts'

/** The tabs of the dashboard: what is needed every day. */
export function adminTabs(role: Role) {
  return pagesOf('tab', role)
}

/** What is needed now and then, behind the menu; `bar` says from which width on it stands beside the tabs instead. */
export function adminMenu(role: Role) {
  return pagesOf('menu', role)
}

function pagesOf(list: 'tab' | 'menu', role: Role) {
  return adminAddresses.flatMap(
    ({ path, role: named = 'owner', tabFor: needed = named, bar, [list]: page }) => {
      if (!page || needed === 'nobody' || !mayDo({ role }, needed)) return []
      return [{ page, href: path.replace(/\/:.*$/, ''), bar }]
    },
  )
}

/** The stories stand at /admin itself and below /admin/stories. */
export function isWithin(href: string, pathname: string) {
  if (href === '/admin') return pathname === '/admin' || pathname.startsWith('/admin/stories')
  return pathname === href || pathname.startsWith(`${href}/`)
}
