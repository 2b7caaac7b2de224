import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { engines, freshData } from './testing/engines.ts'
import { phonePhoto } from './testing/pictures.ts'
import { isAlive } from './testing/processes.ts'
import { isQuick } from './testing/quick.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { emptyLedger, startSenders } from './testing/senders.ts'
import { scratchFolder, startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'
import { until } from './testing/until.ts'

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

/** A photo lies in a folder of its own from its first byte until its story is stored. */
function hasUpload(dataDir: string) {
  const folder = join(dataDir, 'uploads')
  return existsSync(folder) && readdirSync(folder).length > 0
}
