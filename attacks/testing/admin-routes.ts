import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import type { SettingGroup } from '../../app/settings/setting-group.ts'
import type { Cast } from './cast.ts'

const group: SettingGroup = 'prices'

const entries = routes.filter(({ path }) => path === 'admin').flatMap(({ children = [] }) => children)

/** Every address pattern of the admin area, from the program's own table of routes. */
export const adminPatterns = entries.map(patternOf)

/** What the loader of each takes and returns, as its module says; not of one that is written another way. */
const loaders = new Map(
  entries.map((entry) => {
    const source = readFileSync(`app/${entry.file}`, 'utf8')
    return [patternOf(entry), /export (?:async )?function loader(\([^)]*\).*) \{/.exec(source)?.[1]]
  }),
)

/** A loader that is not given the question cannot fail over it. */
export const ignoresQuery = (pattern: string) => !/request|url|^$/.test(loaders.get(pattern) ?? '')

/** It only sends on who comes there: no page is drawn. */
export const isForForms = (pattern: string) => loaders.get(pattern) === '(): never'

function patternOf({ path }: RouteConfigEntry) {
  return path ? `/admin/${path}` : '/admin'
}

/** A real address of a pattern: something is there to be seen or changed. */
export function addressOf(pattern: string, { draft, pending, application, webhook, backup }: Cast) {
  const [, , room = ''] = pattern.split('/')
  const ids: Record<string, string> = {
    articles: draft.id,
    applications: application.id,
    webhooks: webhook.id,
  }
  const examples: Record<string, string> = {
    ':status': room === 'applications' ? 'new' : 'pending',
    ':group': group,
    ':name': backup.name,
    ':cursor': `9999999999999-${pending.id}`,
    ':id': ids[room] ?? pending.id,
  }
  return pattern.replaceAll(/(:\w+)\??/g, (_, name: string) => examples[name] ?? `no example of ${name}`)
}
