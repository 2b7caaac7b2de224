// Runs the site as a child that ends when we do. Runs on the machine's own Node.
import { spawn } from 'node:child_process'
import { pinnedNode, root } from './packages.mjs'
import { compileCache, siteEnvironment, siteFlags } from './site-flags.mjs'

export function runSite(args, env = {}) {
  // The fourth channel tells the server when this process dies, however it dies.
  const server = spawn(pinnedNode, [...siteFlags, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compileCache, ...siteEnvironment, ...process.env, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  // A shell between npm and us may die without passing the signal on.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500)
  server.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(signal ? 1 : (code ?? 1))
  })
}
