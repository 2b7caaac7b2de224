import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../app/platform/testing/free-port.ts'
import { haveProgram } from '../../bench/debian.ts'
import { statusOf } from './ask.ts'
import { until } from './until.ts'

/** The proxies of deploy/, as Debian packages them. */
export const neighbours = {
  HAProxy: { program: 'haproxy', debianPackage: 'haproxy', start: startHaproxy },
  nginx: { program: 'nginx', debianPackage: 'nginx-light', start: startNginx },
  Caddy: { program: 'caddy', debianPackage: 'caddy', start: startCaddy },
}
export type Neighbour = keyof typeof neighbours

/** Where it is missing and may not be installed, its tests are skipped, and the summary says so. */
export function haveNeighbour(name: Neighbour) {
  const { program, debianPackage } = neighbours[name]
  return haveProgram(program, debianPackage)
}

/** The file of deploy/ with these replicas behind it; it ends with the test. */
export async function startNeighbour(name: Neighbour, replicas: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'second-key-proxy-'))
  chmodSync(folder, 0o755)
  const { url, child } = await neighbours[name].start(folder, replicas)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(String(piece)))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(`${name} said last:\n${said.join('').slice(-3000)}`)
    const ended = new Promise((done) => child.once('exit', done))
    // nginx ends its workers at this, and leaves them behind when it is killed.
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await until(`${name} answers`, async () => (await statusOf(`${url}/healthz`)) === 200)
  return { url }
}

const isRoot = process.getuid?.() === 0

type Started = { url: string; child: ChildProcess }

async function startHaproxy(folder: string, replicas: number[]): Promise<Started> {
  const [plain, port, plain6, port6] = await freePorts(4)
  const { certificate, key } = makeCertificate(folder)
  const both = join(folder, 'both.pem')
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  const addresses = { HTTP: plain, HTTPS: port, HTTP6: plain6, HTTPS6: port6 }
  const env = Object.fromEntries(Object.entries(addresses).map(([name, of]) => [name, `127.0.0.1:${of}`]))
  const file = join(folder, 'haproxy.cfg')
  const text = readFileSync('deploy/haproxy.cfg', 'utf8')
  // Only root can become somebody else and lock itself into a folder.
  writeFileSync(file, isRoot ? text : text.replace(/^global\n(?: .*\n)+/m, ''))
  const child = run('haproxy', ['-db', '-f', file], { ...env, CERTIFICATE: both, ...named(replicas) })
  return { url: `https://localhost:${port}`, child }
}

async function startCaddy(folder: string, replicas: number[]): Promise<Started> {
  const [admin, plain, port] = await freePorts(3)
  const text = readFileSync('deploy/Caddyfile', 'utf8')
  // The certificate is of its own making here, and is not put among those the machine trusts.
  const options = `{\n\tskip_install_trust\n\thttp_port ${plain}\n`
  if (!text.includes('\n{\n')) throw new Error('deploy/Caddyfile does not begin with its options')
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, text.replace('{\n', options))
  const env = { CADDY_ADMIN: `localhost:${admin}`, SITE_ADDRESS: `https://localhost:${port}`, HOME: folder }
  const child = run('caddy', ['run', '--config', file], { ...env, ...named(replicas) })
  return { url: `https://localhost:${port}`, child }
}

/** It reads no environment: what the owner would edit is replaced, and each line must be there. */
async function startNginx(folder: string, replicas: number[]): Promise<Started> {
  const [plain, port, plain6, port6] = await freePorts(4)
  const { certificate, key } = makeCertificate(folder)
  const edits = {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl': `listen 127.0.0.1:${port6} ssl`,
    'listen 80': `listen 127.0.0.1:${plain}`,
    'listen [::]:80': `listen 127.0.0.1:${plain6}`,
    '/etc/ssl/second-key/fullchain.pem': certificate,
    '/etc/ssl/second-key/key.pem': key,
    ...Object.fromEntries(replicas.map((of, index) => [`127.0.0.1:300${index + 1} `, `127.0.0.1:${of} `])),
  }
  let text = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not say: ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(join(folder, 'second-key.conf'), text)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const folders = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; ${isRoot ? 'user root;' : ''}
events { worker_connections 4096; }
http { access_log off; ${folders} include ${folder}/second-key.conf; }
`,
  )
  const child = run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {})
  return { url: `https://localhost:${port}`, child }
}

async function freePorts(count: number) {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

function named(replicas: number[]) {
  return Object.fromEntries(replicas.map((port, index) => [`REPLICA_${index + 1}`, `127.0.0.1:${port}`]))
}

function run(program: string, args: string[], env: Record<string, string>) {
  return spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function makeCertificate(folder: string) {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key]
  const { status, stderr } = spawnSync('openssl', [...made, '-out', certificate, ...subject])
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
  return { certificate, key }
}
