import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Role } from '../../app/admin/role.ts'
import routes from '../../app/routes.ts'
import type { Cast } from './cast.ts'

/** Who may use each page of the admin area. A new page needs a line here; the suite is red until it has one. */
export const neededRole: Record<string, Role | 'nobody' | 'any admin'> = {
  '/admin': 'nobody',
  '/admin/logout': 'nobody',
  '/admin/stories/move': 'moderator',
  '/admin/stories/undo': 'moderator',
  '/admin/stories/news': 'moderator',
  '/admin/stories/:status': 'moderator',
  '/admin/stories/:status/before/:cursor': 'moderator',
  '/admin/articles': 'editor',
  '/admin/articles/new': 'editor',
  '/admin/articles/delete': 'editor',
  '/admin/articles/:id': 'editor',
  '/admin/activity': 'owner',
  '/admin/settings/restore': 'owner',
  '/admin/settings/:group?': 'owner',
  '/admin/claims': 'owner',
  '/admin/numbers': 'owner',
  '/admin/numbers.csv': 'owner',
  '/admin/missing': 'owner',
  '/admin/missing/forget': 'owner',
  '/admin/redirects/remove': 'owner',
}

/** Every address pattern of the admin area, from the program's own table of routes. */
export const adminPatterns = routes
  .filter(({ path }) => path === 'admin')
  .flatMap(({ children = [] }) => children.map(patternOf))

function patternOf({ path }: RouteConfigEntry) {
  return path ? `/admin/${path}` : '/admin'
}

/** A real address of a pattern: something is there to be seen or changed. */
export function addressOf(pattern: string, { draft, pending }: Cast) {
  const examples: Record<string, string> = {
    ':status': 'pending',
    ':group': 'brand',
    ':cursor': `9999999999999-${pending.id}`,
    ':id': pattern.includes('articles') ? draft.id : pending.id,
  }
  return pattern.replaceAll(/(:\w+)\??/g, (_, name: string) => examples[name] ?? pending.id)
}
