import { index, type RouteConfig, route } from '@react-router/dev/routes'
import type { Address } from './site/address.ts'
import { publicAddresses } from './site/addresses.ts'
import { adminAddresses } from './site/admin-addresses.ts'

const developmentRoutes = [
  route('gallery', 'routes/gallery/index.tsx'),
  route('gallery/toasts', 'routes/gallery/toasts.tsx'),
  route('broken', 'routes/broken.tsx'),
]

/** The table of addresses (app/site/addresses.ts) in the router's words. */
export default [
  ...publicAddresses.map((address) => routeOf(address)),
  route(
    'admin',
    'routes/admin/layout.tsx',
    adminAddresses.map((address) => routeOf(address, '/admin')),
  ),
  // Shown by `npm run dev` only.
  ...(import.meta.env.DEV ? developmentRoutes : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

/** Several addresses may share a module: each has an id of its own. */
function routeOf({ path, route: file }: Address, parent = '') {
  const own = path.slice(parent.length + 1)
  const module = `routes/${file}`
  return own === '' && parent ? index(module, { id: path }) : route(own, module, { id: path })
}
