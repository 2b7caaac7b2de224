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
export function addressOf(pattern: string, { draft, pending, webhook }: Cast) {
  const idIn = (of: string) =>
    of.includes('articles') ? draft.id : of.includes('webhooks') ? webhook.id : pending.id
  const examples: Record<string, string> = {
    ':status': 'pending',
    ':group': group,
    ':cursor': `9999999999999-${pending.id}`,
    ':id': idIn(pattern),
  }
  return pattern.replaceAll(/(:\w+)\??/g, (_, name: string) => examples[name] ?? `no example of ${name}`)
}
