import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import type { SettingGroup } from '../../app/settings/setting-group.ts'
import type { Cast } from './cast.ts'

const group: SettingGroup = 'prices'

/** Every address pattern of the admin area, from the program's own table of routes. */
export const adminPatterns = routes
  .filter(({ path }) => path === 'admin')
  .flatMap(({ children = [] }) => children.map(patternOf))

function patternOf({ path }: RouteConfigEntry) {
  return path ? `/admin/${path}` : '/admin'
}

/** A real address of a pattern: something is there to be seen or changed. */
export function addressOf(pattern: string, { draft, pending, application, webhook }: Cast) {
  const [, , room = ''] = pattern.split('/')
  const ids: Record<string, string> = {
    articles: draft.id,
    applications: application.id,
    webhooks: webhook.id,
  }
  const examples: Record<string, string> = {
    ':status': room === 'applications' ? 'new' : 'pending',
    ':group': group,
    ':cursor': `9999999999999-${pending.id}`,
    ':id': ids[room] ?? pending.id,
  }
  return pattern.replaceAll(/(:\w+)\??/g, (_, name: string) => examples[name] ?? `no example of ${name}`)
}
