import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.server.ts'
import { freshPlace, migratedPlace, onBothEngines, type Place } from '../../db/testing/engines.ts'
import { storyRow } from '../../db/testing/rows.ts'
import { countPaused } from '../../webhooks/paused-queries.server.ts'
import { backupFolder } from '../backup-folder.ts'
import { fillDatabase } from '../testing/full-database.ts'
import { runBackup } from './command.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-key-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dyingRestore = join(import.meta.dirname, '../testing/restore-and-die.ts')

async function runWith(env: Record<string, string | undefined>, ...args: string[]) {
  let shown = ''
  let errors = ''
  const code = await runBackup({
    args,
    folder,
    env,
    screen: { write: (text) => (shown += text) },
    errors: { write: (text) => (errors += text) },
  })
  return { code, shown, errors }
}

const envOf = ({ options }: Pick<Place, 'options'>) => ({
  DATA_DIR: options.dataDir,
  DATABASE_URL: options.databaseUrl,
})

// The scratch database stays open beside the command, as that of a running site does.
onBothEngines((scratch) => {
  test('create, verify and restore say what they did', async () => {
    await fillDatabase(scratch.database)
    const file = `${scratch.engine}.jsonl.gz`
    const created = await runWith(envOf(scratch), 'create', file)
    expect(created).toMatchObject({ code: 0, errors: '' })
    expect(created.shown).toMatch(/Saved 5 stories, 3 photos, 2 articles, 1 admin, \d+ rows in all, from .+/)
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    expect(await runWith(envOf(scratch), 'create', file)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^There is a file .+ already/),
    })
    const verified = await runWith({}, 'verify', file)
    expect(verified).toMatchObject({
      code: 0,
      shown: expect.stringMatching(/^The backup is whole: 5 stories/),
    })

    const place = await freshPlace(scratch.engine)
    const restored = await runWith(envOf(place), 'restore', file)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.shown).toContain('Restored and compared row by row: 5 stories')
    expect(restored.shown).toMatch(/No list of erasures was found\. Who was erased after 20\d\d-.+, is back/)
    expect(restored.shown).toContain('under /admin/people')
    expect(restored.shown).toContain('The webhook is paused, so that a trial tells other systems nothing')
    const opened = await openDatabase(place.options)
    const hooks = await opened.db.selectFrom('webhooks').select('is_paused').execute()
    const line = await opened.db
      .selectFrom('audit_log')
      .select('actor')
      .where('action', '=', 'webhook.pause')
      .execute()
    const counted = await countPaused(opened.db)
    await opened.close()
    expect(counted).toEqual({ gone: 0, restored: 1 })
    expect(hooks).toEqual([{ is_paused: true }])
    expect(line).toEqual([{ actor: 'command line' }])
    expect(await runWith(envOf(place), 'restore', file)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The database is not empty \(there are rows in \w+\).+\n$/),
    })
    await place.remove()
  })

  test('a restore does again what its list of erasures says, and says how far the list reaches', async () => {
    const { db } = scratch.database
    const story = storyRow({ headline: 'To be erased' })
    await db.insertInto('approval_stories').values(story).execute()
    const own = mkdtempSync(join(folder, 'listed-'))
    const file = join(own, 'listed.jsonl.gz')
    await runWith(envOf(scratch), 'create', file)
    const line = { at: new Date(Date.now() + 1000).toISOString(), what: 'story.erase', id: story.id }
    const [beside, elsewhere] = [join(own, 'erasures.jsonl'), join(own, 'elsewhere.jsonl')]
    for (const list of [beside, elsewhere]) writeFileSync(list, `${JSON.stringify(line)}\n{"at":`)
    for (const args of [[], ['--erasures', elsewhere]]) {
      const place = await freshPlace(scratch.engine)
      const { code, shown } = await runWith(envOf(place), 'restore', file, ...args)
      expect([code, shown]).toEqual([0, expect.stringContaining('1 erased, 0 withdrawn.')])
      expect(shown).toContain(`The list ${args[1] ?? beside}: its last line is of ${line.at}; 1 of its lines`)
      const after = await openDatabase(place.options)
      const left = await after.db.selectFrom('approval_stories').select('id').execute()
      expect(left.map(({ id }) => id)).not.toContain(story.id)
      await after.close()
      await place.remove()
    }
    const lost = await runWith(envOf(scratch), 'restore', file, '--erasures', join(own, 'lost.jsonl'))
    expect(lost).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^There is no list of erasures at /),
    })
    const other = await runWith(envOf(scratch), 'restore', file, '--erasures', file)
    expect(other).toMatchObject({ code: 1, errors: expect.stringContaining('is no list of erasures') })
  })

  test('half a backup whose maker was killed goes with the next one', async () => {
    const { DATA_DIR: dataDir } = envOf(scratch)
    const half = join(backupFolder(dataDir), 'second-key-2026-01-01.jsonl.gz.partial')
    mkdirSync(backupFolder(dataDir), { recursive: true })
    writeFileSync(half, 'half')
    utimesSync(half, new Date('2026-01-01'), new Date('2026-01-01'))
    expect((await runWith(envOf(scratch), 'create', join(folder, `${scratch.engine}-next.gz`))).code).toBe(0)
    expect(existsSync(half)).toBe(false)
  })

  test('without a name the backup goes into the data folder, under its time', async () => {
    expect((await runWith(envOf(scratch), 'create')).code).toBe(0)
    const backups = readdirSync(join(scratch.options.dataDir, 'backups'))
    expect(backups).toEqual([expect.stringMatching(/^second-key-\d{8}T\d{6}Z\.jsonl\.gz$/)])
  })

  test.each([1, 30, 60])('a restore killed after %i rows leaves nothing behind', async (rowsToLive) => {
    await fillDatabase(scratch.database)
    const file = join(folder, `${scratch.engine}-${rowsToLive}.jsonl.gz`)
    await runWith(envOf(scratch), 'create', file)
    const place = await freshPlace(scratch.engine)
    const { dataDir, databaseUrl } = place.options
    const args = [dyingRestore, file, String(rowsToLive), dataDir, ...(databaseUrl ? [databaseUrl] : [])]
    expect(spawnSync(process.execPath, args).signal).toBe('SIGKILL')
    const after = await openDatabase(place.options)
    expect(await after.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
    await after.close()
    expect((await runWith(envOf(place), 'restore', file)).code).toBe(0)
    await place.remove()
  })

  test('one command moves everything to PostgreSQL and leaves the old database as it was', async () => {
    await fillDatabase(scratch.database)
    const place = await freshPlace('postgres')
    const url = place.options.databaseUrl ?? ''
    const moved = await runWith(envOf(scratch), 'move-to', url)
    expect(moved).toMatchObject({ code: 0, errors: '' })
    expect(moved.shown).toMatch(/Moved and compared row by row: .+\n.+\nNow start the site with DATABASE_URL/)
    expect(moved.shown).not.toContain(url)
    const target = await openDatabase(place.options)
    const emails = (db: typeof target.db) =>
      db.selectFrom('approval_stories').select(['id', 'email', 'state_code']).orderBy('id').execute()
    expect(await emails(target.db)).toEqual(await emails(scratch.database.db))
    await target.close()
    expect(await runWith(envOf(scratch), 'move-to', url)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/not empty/),
    })
    await place.remove()
  })
})

describe('what cannot be done is said plainly', () => {
  test.each([
    [[]],
    [['dance']],
    [['verify']],
    [['restore']],
    [['create', 'a', 'b']],
    [['create', '--into-empty']],
    [['create', '--erasures', 'x']],
    [['restore', 'a', '--force']],
  ])('%j shows the usage', async (args) => {
    const { code, errors } = await runWith({}, ...args)
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Usage: npm run backup -- create/)])
  })

  test.each([
    [['verify', 'nowhere.gz'], {}, /^There is no such file\n$/],
    [['verify', '.'], {}, /^This is a folder: name a file\n$/],
    [['restore', '.'], { DATA_DIR: join(folder, 'restored') }, /^This is a folder: name a file\n$/],
    [['verify', 'list.txt'], {}, /^The backup is damaged: .+\n$/],
    [['create'], { DATA_DIR: join(folder, 'empty') }, /^There is no database in .+\n$/],
    [['create'], { PORT: 'x' }, /^PORT is wrong: .+\n$/],
    [['move-to', 'mysql://x'], {}, /^Name the new database by a postgres:\/\/ address .+\n$/],
    [
      ['move-to', 'postgres://a:ge#heim@db/x'],
      {},
      /^(?!.*heim)Name the new database by .+ one host.+%23.+\n$/,
    ],
    [['create'], { DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/x' }, /^(?!.*geheim).*ECONNREFUSED.*\n$/],
  ])('%j with %j is one line', async (args, env, line) => {
    writeFileSync(join(folder, 'list.txt'), 'Eggs and milk.\n')
    const { code, errors } = await runWith(env, ...args)
    expect([code, errors]).toEqual([1, expect.stringMatching(line)])
    expect(existsSync(join(folder, 'empty'))).toBe(false)
  })

  test('somebody who presses Ctrl-C gets no half file', async () => {
    const place = await migratedPlace('sqlite')
    const database = await openDatabase(place.options)
    await fillDatabase(database)
    await database.close()
    const stopped = new AbortController()
    stopped.abort()
    const screen = { write() {} }
    let errors = ''
    const code = await runBackup({
      args: ['create'],
      folder,
      env: envOf(place),
      screen,
      errors: { write: (text) => (errors += text) },
      signal: stopped.signal,
    })
    expect([code, errors]).toEqual([1, 'Stopped before the end; nothing was changed\n'])
    expect(readdirSync(join(place.options.dataDir, 'backups'))).toEqual([])
    await place.remove()
  })
})
