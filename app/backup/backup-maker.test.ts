import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines, type Scratch } from '../db/testing/engines.ts'
import { hourMs } from '../platform/duration.ts'
import { backupFolder } from './backup-folder.ts'
import { createBackupMaker } from './backup-maker.server.ts'
import { removeLeftovers } from './leftovers.server.ts'
import { claimBackup, giveUpBackup, noteProgress, readBackupStatus } from './status-queries.server.ts'
import { fillDatabase } from './testing/full-database.ts'
import { verifyBackup } from './verify-backup.ts'

const by = { actor: 'owner@example.com', address: '192.0.2.1' }
const log = { warn() {}, error() {} }
const noSteps = { begin() {}, row() {}, end() {} }

onBothEngines((scratch) => {
  const makerFor = ({ database, options }: Scratch, dataDir = options.dataDir) => {
    const maker = createBackupMaker({ database, log, dataDir, databaseUrl: options.databaseUrl })
    onTestFinished(maker.close)
    return maker
  }
  const status = () => readBackupStatus(scratch.database.db)
  const untilDone = () =>
    vi.waitFor(async () => expect((await status()).running).toBeNull(), { timeout: 30_000 })

  test('a backup is made in a process of its own, once at a time, whole, noted and in the log', async () => {
    const { database, options } = scratch
    await fillDatabase(database)
    const maker = makerFor(scratch)
    expect(await Promise.all([maker.start(by), maker.start(by)])).toEqual(
      expect.arrayContaining([true, false]),
    )
    expect((await status()).running).toEqual({ percent: expect.any(Number) })
    await untilDone()
    const { last, failed } = await status()
    expect(failed).toBeNull()
    const file = join(backupFolder(options.dataDir), last?.file ?? '')
    const { tables } = await verifyBackup(file, noSteps)
    expect(tables.find(({ name }) => name === 'photos')?.rows).toBe(3)
    const entries = await searchAudit(database.db, { kind: 'data', limit: 5 })
    expect(entries).toEqual([
      expect.objectContaining({ ...by, action: 'data.backup', facts: { file: last?.file } }),
    ])
  })

  test('one that cannot be written says why, and the next try may begin', async () => {
    const folder = join(scratch.options.dataDir, 'in-the-way')
    writeFileSync(folder, 'a file where a folder should be')
    const maker = makerFor(scratch, scratch.engine === 'postgres' ? folder : '/dev/null/nowhere')
    const before = (await status()).last
    expect(await maker.start(by)).toBe(true)
    await untilDone()
    expect((await status()).failed?.words).toMatch(/ENOTDIR|ENOENT|folder/)
    expect((await status()).last).toEqual(before)
    expect(await makerFor(scratch).start(by)).toBe(true)
    await untilDone()
    expect((await status()).failed).toBeNull()
  })

  test('a stop of the site gives it up and leaves no half of it', async () => {
    const maker = makerFor(scratch)
    expect(await maker.start(by)).toBe(true)
    await maker.close()
    const { running, failed } = await status()
    expect(running).toBeNull()
    expect(failed?.words).toContain('stopped before it was finished')
    expect(
      readdirSync(backupFolder(scratch.options.dataDir)).filter((name) => name.endsWith('.partial')),
    ).toEqual([])
  })

  test('one whose maker died stands in nobody’s way for longer than half a minute', async () => {
    const { database } = scratch
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000)
    expect(await claimBackup(database, by, 'a.gz')).toBe(true)
    await noteProgress(database, 40)
    expect((await status()).running).toEqual({ percent: 40 })
    expect(await claimBackup(database, by, 'b.gz', later(20))).toBe(false)
    expect((await readBackupStatus(database.db, later(31))).running).toBeNull()
    expect(await claimBackup(database, by, 'b.gz', later(31))).toBe(true)
    await giveUpBackup(database, 'enough', by.actor)
  })

  test('one whose maker died while the clock was ahead stands in nobody’s way', async () => {
    const { database } = scratch
    const ahead = new Date(Date.now() + 10 * hourMs)
    expect(await claimBackup(database, by, 'a.gz', ahead)).toBe(true)
    expect((await status()).running).toBeNull()
    expect(await claimBackup(database, by, 'b.gz')).toBe(true)
    await giveUpBackup(database, 'enough', by.actor)
  })

  test('halves that were left behind long ago are removed, others are not', async () => {
    const dataDir = mkdtempSync(join(scratch.options.dataDir, 'left-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const folder = backupFolder(dataDir)
    await mkdir(folder)

    for (const name of [
      'second-key-1.jsonl.gz.partial',
      'second-key-2.jsonl.gz.partial',
      'second-key-0.jsonl.gz',
    ])
      writeFileSync(join(folder, name), 'x')
    const old = Date.now() / 1000 - 7200
    for (const name of ['second-key-1.jsonl.gz.partial', 'second-key-0.jsonl.gz'])
      utimesSync(join(folder, name), old, old)
    await removeLeftovers(dataDir)
    expect(readdirSync(folder)).toEqual(['second-key-0.jsonl.gz', 'second-key-2.jsonl.gz.partial'])
  })
})
