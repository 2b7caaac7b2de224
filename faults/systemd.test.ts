import { expect, test } from 'vitest'
import { freePort } from '../app/platform/testing/free-port.ts'
import { ask, statusOf } from './testing/ask.ts'
import { sendStory } from './testing/story.ts'
import { bootSystemd, canBootSystemd } from './testing/systemd.ts'
import { until } from './testing/until.ts'
import { startVisitors } from './testing/visitors.ts'

const isPossible = await canBootSystemd()
const settings = [
  'SITE_URL=https://www.example.com',
  'TRUST_PROXY=1',
  'SEED_DEMO=words',
  'ADMIN_EMAIL=you@example.com',
  'WORKERS=2',
]

/** A new machine, and the commands of docs/deploy.md. */
async function installSite() {
  const { run, journal } = await bootSystemd()
  await run('useradd --system --home-dir /var/lib/second-key --shell /usr/sbin/nologin second-key')
  await run('ln -sfn /opt/second-key/1 /opt/second-key/current; install -d -m 0755 /etc/second-key')
  await run(`printf '${settings.join('\\n')}' | install -m 0600 /dev/stdin /etc/second-key/env`)
  await run(
    'cd /opt/second-key/current; cp deploy/second-key@.service deploy/second-key-backup.* /etc/systemd/system',
  )
  const port = await freePort()
  const unit = `second-key@${port}`
  await run(`systemctl daemon-reload; systemctl enable --now ${unit} second-key-backup.timer`)
  const url = `http://localhost:${port}`
  const property = (name: string, of = unit) => run(`systemctl show --value --property=${name} ${of}`)
  const said = async (message: string) => (await journal()).split(`"msg":"${message}"`).length - 1
  await until('both processes serve', async () => (await said('listening')) === 2)
  return { run, journal, said, unit, url, property }
}

test.skipIf(!isPossible)(
  'systemd: the unit starts the site as a user who may do nothing else, and as often as it is killed',
  async () => {
    const { run, journal, said, unit, url, property } = await installSite()
    const firstAdmin = /Admin e-mail: you@example\.com\n +Password: +\S+/
    await until('the journal has the first password', async () => firstAdmin.test(await journal()))
    const main = await property('MainPID')
    const status = await run(`cat /proc/${main}/status`)
    const user = await run('id -u second-key')
    expect(status).toMatch(new RegExp(`^Uid:\\t${user}\\t${user}\\t${user}\\t${user}$`, 'm'))
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    expect(status).toMatch(/^Seccomp:\t2$/m)
    expect(await run(`nsenter --target ${main} --mount sh -c 'touch /etc/x /opt/x' 2>&1 || true`)).toBe(
      "touch: cannot touch '/etc/x': Read-only file system\ntouch: cannot touch '/opt/x': Read-only file system",
    )
    expect(await run('stat -c "%a %U" /var/lib/second-key /var/lib/second-key/second-key.sqlite')).toBe(
      '700 second-key\n600 second-key',
    )
    expect((await sendStory({ url }, { headline: 'Before it was killed' })).status).toBe(201)

    await run(`kill -KILL ${main}`)
    await until('systemd starts it again', async () => (await said('listening')) === 4)
    await until('it is ready', async () => (await statusOf(`${url}/readyz`)) === 200)
    expect(await property('NRestarts')).toBe('1')
    expect(await property('MainPID')).not.toBe(main)

    await run('systemctl start second-key-backup')
    expect(await journal()).toContain('Saved 11 stories, 0 photos')
    expect(await run('stat -c "%a %U" /var/lib/second-key/backups/*')).toBe('600 second-key')
    expect(await property('NextElapseUSecRealtime', 'second-key-backup.timer')).toMatch(
      / 08:[34]\d:\d\d UTC$/,
    )

    await run(`systemctl stop ${unit}`)
    expect([await property('ActiveState'), await property('Result')]).toEqual(['inactive', 'success'])
    expect(await property('ExecMainStatus')).toBe('0')
  },
)

test.skipIf(!isPossible)(
  'systemd: a reload brings the processes of a new version without a failed request',
  async () => {
    const { run, said, unit, url, property } = await installSite()
    const folders = async () => {
      const all = await run(`readlink /proc/[0-9]*/cwd || true`)
      return all.split('\n').filter((folder) => folder.startsWith('/opt/second-key/'))
    }
    expect(new Set(await folders())).toEqual(new Set(['/opt/second-key/1']))
    const main = await property('MainPID')
    const visitors = startVisitors(url)
    await until('people are answered', () => visitors.answered() > 50)

    await run('ln -sfn /opt/second-key/2 /opt/second-key/current')
    await run(`systemctl reload ${unit}`)
    await until('all processes are new', async () => (await said('all processes are new')) === 1, 90_000)
    const rolled = visitors.answered()
    await until('the new ones answer', () => visitors.answered() > rolled + 50)
    const { answered, failures, stored } = await visitors.stop()
    expect(failures).toEqual([])
    expect((await folders()).sort()).toEqual(['/opt/second-key/1', '/opt/second-key/2', '/opt/second-key/2'])
    expect(await property('MainPID')).toBe(main)
    console.log(`systemd, reload: ${answered} requests, ${stored.length} stories, 0 failed`)

    await run(`systemctl restart ${unit}`)
    await until('it is ready', async () => (await statusOf(`${url}/readyz`)) === 200)
    expect(new Set(await folders())).toEqual(new Set(['/opt/second-key/2']))
    expect((await ask(url)).status).toBe(200)
  },
)
