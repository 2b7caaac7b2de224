import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build/pages',
  ssr: true,
  // Public pages never load the router, so there is nothing to discover lazily.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
