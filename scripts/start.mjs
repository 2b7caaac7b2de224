// `npm start`: install, build, run. Runs on the machine's own Node; the site runs on the pinned one.
import { spawn } from 'node:child_process'
import { buildSite } from './build.mjs'
import { installPackages, pinnedNode, root } from './packages.mjs'

await installPackages()
await buildSite()

// The fourth channel tells the server when this process dies, however it dies.
const server = spawn(
  pinnedNode,
  ['--disable-warning=ExperimentalWarning', '--enable-source-maps', 'build/server/index.js'],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
