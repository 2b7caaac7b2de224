// Runs npm and returns what it printed, without its warnings; empty when it could not be run.
import { spawn } from 'node:child_process'
import { root } from './packages.mjs'

export function npmOutput(args, timeout = 60_000) {
  const npm = process.env.npm_execpath
  const [command, first] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((done) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout,
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.on('error', () => done(''))
    child.on('close', () => done(output))
  })
}
