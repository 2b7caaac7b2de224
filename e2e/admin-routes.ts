import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { adminRoles } from '../app/accounts/admin-roles.ts'
import { type Role, roles } from '../app/db/vocabulary.ts'

/** The door itself: these answer everybody, and each looks by itself at who asks. */
export const openPaths = Object.keys(adminRoles).filter((pattern) => adminRoles[pattern] === 'nobody')

const Manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      hasAction: z.boolean(),
      hasClientAction: z.boolean(),
      hasLoader: z.boolean(),
      hasDefaultExport: z.boolean(),
    }),
  ),
})
type Entry = z.infer<typeof Manifest>['routes'][string]

export type AdminRoute = Entry & {
  pattern: string
  /** The pattern with something in the place of every parameter. */
  address: string
  /** Of all roles, those that are let in. */
  roles: Role[]
}

/** Every address of the built site at and below /admin, as the router itself has it. */
export function listAdminRoutes(): AdminRoute[] {
  const { routes } = Manifest.parse(JSON.parse(manifestText()))
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const pathOf = ({ path, parentId }: Entry): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    return [parent && pathOf(parent), path].filter(Boolean).join('/')
  }
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((entry) => ({ ...entry, pattern: `/${pathOf(entry)}` }))
    .filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
    .map((route) => ({ ...route, address: addressOf(route.pattern), roles: rolesFor(route.pattern) }))
}

function manifestText() {
  const folder = 'build/pages/client/assets'
  const scripts = readdirSync(folder)
    .filter((name) => /^manifest-.+\.js$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  // A route may be called manifest, too.
  const script = scripts.find((text) => text.includes('__reactRouterManifest'))
  if (!script) throw new Error('The site is not built')
  return script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
}

function addressOf(pattern: string) {
  return pattern.replace(/:\w+\??|\*/g, 'x')
}

/** What is not listed is the owner's. */
function rolesFor(pattern: string): Role[] {
  const needed = adminRoles[pattern] ?? 'owner'
  return roles.filter((role) => needed === 'any admin' || role === 'owner' || role === needed)
}
