// `npm run dev`: the same server with hot reload.
import { spawn } from 'node:child_process'
import { installPackages, pinnedNode, root } from './packages.mjs'

await installPackages()
const args = ['--disable-warning=ExperimentalWarning', 'scripts/dev-server.mjs']
const server = spawn(pinnedNode, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
