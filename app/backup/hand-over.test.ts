import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Accounts, openAccounts, password } from '../accounts/testing/accounts.ts'
import { ownAccount } from '../accounts/testing/own-account.ts'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { backupFolder } from './backup-folder.ts'
import { deleteBackup, fileResponse, openWithProof } from './hand-over.server.ts'

const name = 'second-key-20260301T080000Z.jsonl.gz'
const by = { actor: 'ada@example.com', address: '192.0.2.1' }

onBothEngines((scratch) => {
  let dataDir: string
  let accounts: Accounts

  beforeAll(async () => {
    accounts = await openAccounts(scratch.database)
    dataDir = scratch.options.dataDir
  })
  beforeEach(async () => {
    await accounts.beginWith({ email: by.actor })
    mkdirSync(backupFolder(dataDir), { recursive: true })
    writeFileSync(join(backupFolder(dataDir), name), 'everything')
  })

  const account = () => ownAccount(accounts, by.actor)
  const lines = async (words: string) =>
    (await searchAudit(scratch.database.db, { words, limit: 20 })).map(({ actor, address, facts }) => ({
      ...{ actor, address, facts },
    }))

  test('with the password a backup is handed over, with a line in the activity', async () => {
    const result = await openWithProof(await account(), { dataDir, name, password, by })
    if (result.kind !== 'open') throw new Error(result.kind)
    expect(await fileResponse(result.file).text()).toBe('everything')
    expect(await lines('data.backup-download')).toEqual([{ ...by, facts: { file: name } }])
  })

  test('without it none is, and guesses are counted together with those at one’s own account', async () => {
    const before = await lines('data.backup-download')
    const own = await account()
    const attempt = (guess: string) => openWithProof(own, { dataDir, name, password: guess, by })
    const kinds: string[] = []
    while (kinds.length < 30 && kinds.at(-1) !== 'limited') kinds.push((await attempt('a guess')).kind)
    expect(new Set(kinds)).toEqual(new Set(['wrong-password', 'limited']))
    expect((await attempt(password)).kind).toBe('limited')
    expect(await lines('data.backup-download')).toEqual(before)
  })

  test('a file that is gone is said to be gone, to who knows the password, and nothing is noted', async () => {
    const before = await lines('data.backup-download')
    const own = await account()
    const other = { dataDir, name: 'second-key-20200101T000000Z.jsonl.gz', by }
    expect(await openWithProof(own, { ...other, password: 'a guess' })).toEqual({ kind: 'wrong-password' })
    expect(await openWithProof(own, { ...other, password })).toEqual({ kind: 'gone' })
    expect(await lines('data.backup-download')).toEqual(before)
  })

  test('a deleted backup is gone, with a line in the activity, once', async () => {
    const { database } = scratch
    expect(await deleteBackup(database, { dataDir, name, by })).toBe(true)
    expect(await deleteBackup(database, { dataDir, name, by })).toBe(false)
    expect(await deleteBackup(database, { dataDir, name: '../second-key.sqlite', by })).toBe(false)
    expect(await lines('data.backup-delete')).toEqual([{ ...by, facts: { file: name } }])
  })
})
