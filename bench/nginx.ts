import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../app/platform/testing/free-port.ts'
import { haveProgram } from './debian.ts'

/** nginx with one worker sending the same bytes and headers from a file; null where it cannot be had. */
export async function startNginx(url: string) {
  if (!haveProgram('nginx', 'nginx-light')) return null
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const length = Number(answer.headers.get('content-length'))
  await answer.arrayBuffer()
  const folder = mkdtempSync(join(tmpdir(), 'second-key-nginx-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages', 'index.html'), Buffer.alloc(length, 'x'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configFor(folder, port, answer.headers))
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  await untilThere(`http://127.0.0.1:${port}/`)
  return { url: `http://127.0.0.1:${port}/`, pid: server.pid, stop: () => stop(server, folder) }
}

function configFor(folder: string, port: number, headers: Headers) {
  const skipped = new Set([
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-type',
    'transfer-encoding',
    'etag',
  ])
  const added = [...headers]
    .filter(([name]) => !skipped.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\$]/g, '')}";`)
  return `
daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/pages; ${added.join(' ')} }
}
`
}

async function stop(server: ChildProcess, folder: string) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

async function untilThere(url: string) {
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx did not start')
}
