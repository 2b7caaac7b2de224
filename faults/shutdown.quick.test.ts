import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { engines, freshData } from './testing/engines.ts'
import { startLoadBalancer } from './testing/load-balancer.ts'
import { phonePhoto } from './testing/pictures.ts'
import { startPostgres } from './testing/postgres.ts'
import { isAlive } from './testing/processes.ts'
import { isQuick } from './testing/quick.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { emptyLedger, startSenders } from './testing/senders.ts'
import { scratchFolder, startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'
import { until } from './testing/until.ts'
import { startVisitors } from './testing/visitors.ts'

test.each(isQuick ? (['sqlite'] as const) : engines)(
  '%s: SIGTERM under load finishes what is in flight, loses nothing and exits 0',
  async (engine) => {
    const { env, options } = await freshData(engine)
    const site = await startSite({ env })
    const ledger = emptyLedger()
    const senders = startSenders({ site, ledger, prefix: 'Stopping' }, 8)
    await until('stories are being stored', () => ledger.stored.length > 20)
    const photo = await phonePhoto()
    const upload = sendStory(site, { headline: 'The last photo', photo }).then(({ status }) => status, String)
    await until('the photo is arriving', () => hasUpload(site.dataDir))
    expect(await site.stop('SIGTERM')).toBe(0)
    await senders.stop()
    expect(await upload).toBe(201)
    expect(ledger.refused).toEqual([])
    const rows = await withDatabase(options, (database) => storiesByHeadline(database, ''))
    const found = new Set(rows.map(({ headline }) => headline))
    const promised = [...ledger.stored.map(({ headline }) => headline), 'The last photo']
    expect(promised.filter((headline) => !found.has(headline))).toEqual([])
    console.log(`${engine}: ${promised.length} stories acknowledged around SIGTERM, all there`)
  },
)

test('a site whose starter dies while it still starts ends by itself', async () => {
  const program = `
    import { startSite } from './server/testing/site.ts'
    const site = await startSite({ env: { DATA_DIR: process.argv[1] }, waitsFor: 'nothing' })
    console.log(site.pid)
    process.exit()`
  const args = ['--input-type=module', '-e', program, scratchFolder()]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const pid = Number(stdout)
  expect(isAlive(pid)).toBe(true)
  await until('it has ended', () => !isAlive(pid))
})

test('a connection on which nobody says a word does not hold up the end', async () => {
  const site = await startSite()
  const silent = connect(site.port, 'localhost')
  await once(silent, 'connect')
  const cutOff = once(silent, 'close')
  silent.on('error', () => {})
  expect(await site.stop('SIGTERM')).toBe(0)
  await cutOff
})

test('two replicas behind a load balancer are restarted one after the other without a failed request', async () => {
  const postgres = await startPostgres()
  const start = (env = {}) => startSite({ env: { DATABASE_URL: postgres.url, ...env } })
  const replicas = [await start(), await start()]
  const balancer = await startLoadBalancer(replicas.map(({ port }) => port))
  const visitors = startVisitors(balancer.url)
  await sleep(1000)
  for (let round = 0; round < (isQuick ? 1 : 3); round++) {
    for (const [index, replica] of replicas.entries()) {
      const before = visitors.answered()
      expect(await replica.stop('SIGTERM')).toBe(0)
      await until('the other one answers', () => visitors.answered() > before + 10)
      replicas[index] = await start({ PORT: String(replica.port) })
      await until('the balancer sees it', () => balancer.isReady(replica.port))
    }
  }
  // However slow the machine: enough of them came while replicas went and came back.
  await until('people were answered', () => visitors.answered() > 100)
  const { answered, failures } = await visitors.stop()
  expect(failures).toEqual([])
  console.log(`rolling restart: ${answered} requests, 0 failed`)
})

/** A photo lies in a folder of its own from its first byte until its story is stored. */
function hasUpload(dataDir: string) {
  const folder = join(dataDir, 'uploads')
  return existsSync(folder) && readdirSync(folder).length > 0
}
