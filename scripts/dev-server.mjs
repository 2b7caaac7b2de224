import { createServer } from 'vite'

const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  appType: 'custom',
})
const { start } = await vite.ssrLoadModule('/server/start.ts')

await start({
  mode: 'development',
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  serveFiles: vite.middlewares,
})
