import { mayDo } from '../accounts/may-do.ts'
import type { Role } from '../db/vocabulary.ts'

type DeskPage = { label: string; href: string; role: Role | 'any admin' }

/** The two tabs of the dashboard. */
const tabs: DeskPage[] = [
  { label: 'Success Stories', href: '/admin', role: 'moderator' },
  { label: 'Articles', href: '/admin/articles', role: 'editor' },
]

/** What is needed now and then, behind the menu. */
const menu: DeskPage[] = [
  { label: 'Settings', href: '/admin/settings', role: 'owner' },
  { label: 'Claims', href: '/admin/claims', role: 'owner' },
  { label: 'Numbers', href: '/admin/numbers', role: 'owner' },
  { label: 'Missing pages', href: '/admin/missing', role: 'owner' },
  { label: 'Mail', href: '/admin/mail', role: 'owner' },
  { label: 'Data', href: '/admin/data', role: 'owner' },
  { label: 'People', href: '/admin/people', role: 'owner' },
  { label: 'First steps', href: '/admin/start', role: 'owner' },
  { label: 'Health', href: '/admin/health', role: 'owner' },
  { label: 'Activity', href: '/admin/activity', role: 'owner' },
  { label: 'Account', href: '/admin/account', role: 'any admin' },
]

export function deskTabs(role: Role) {
  return tabs.filter((page) => mayDo({ role }, page.role))
}

export function deskMenu(role: Role) {
  return menu.filter((page) => mayDo({ role }, page.role))
}

/** The stories stand at /admin itself and below /admin/stories. */
export function isWithin(href: string, pathname: string) {
  if (href === '/admin') return pathname === '/admin' || pathname.startsWith('/admin/stories')
  return pathname === href || pathname.startsWith(`${href}/`)
}
