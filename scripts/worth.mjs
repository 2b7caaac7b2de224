// `npm run worth`: what pages of places say that no other page says, on a sample of each family.
// `npm run worth -- --write` measures every page and writes data/worth.tsv; do so when the words of pages have changed.
import { runCommand } from './command.mjs'

// React's own checks take most of the time otherwise.
process.env.NODE_ENV = 'production'

await runCommand(import.meta.url, async ({ args }) => {
  if (args.some((arg) => arg !== '--write')) {
    console.error('Usage: npm run worth [-- --write]')
    process.exitCode = 1
    return
  }
  const { createServer } = await import('vite')
  const { inlineScript } = await import('../vite.inline-script.ts')
  const { islandLoaderUrl } = await import('../vite.islands.config.ts')
  const server = await createServer({
    configFile: false,
    plugins: [inlineScript(), islandLoaderUrl()],
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { reportWorth } = await server.ssrLoadModule('/app/worth/testing/worth-report.ts')
    await reportWorth({ isWhole: args.includes('--write'), say: console.log })
  } finally {
    await server.close()
  }
})
