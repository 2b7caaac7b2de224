import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createPool, pageLimits } from './postgres-pool.server.ts'
import { startProxy } from './testing/proxy.ts'

test('connections that fall silent without a sign are given up after one query each', async () => {
  const { proxy, db } = await poolThroughProxy()
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.1)`.execute(db)))
  expect(proxy.hangThoseThatSaid('pg_sleep')).toBe(3)

  const unanswered = await Promise.allSettled([1, 2, 3].map(() => sql`select 1`.execute(db)))
  expect(unanswered.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const answered = await Promise.allSettled([1, 2, 3].map(() => sql`select 1`.execute(db)))
  expect(answered.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

test('a transaction on such a connection waits once, not again to be rolled back', async () => {
  const { proxy, db, lost } = await poolThroughProxy()
  const started = performance.now()
  const cutOff = db.transaction().execute(async (trx) => {
    await sql`select 1 as "in a transaction"`.execute(trx)
    proxy.hangThoseThatSaid('in a transaction')
    await sql`select 2`.execute(trx)
  })
  await expect(cutOff).rejects.toThrow('Query read timeout')
  expect(lost).toEqual(['Query read timeout'])
  expect(performance.now() - started).toBeLessThan(2 * answerMs)
  await sql`select 1`.execute(db)
})

const answerMs = 2000

async function poolThroughProxy() {
  const url = new URL(inject('postgresUrl'))
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const lost: string[] = []
  const log = { warn: ({ err }: { err: unknown }) => void lost.push(String(Object(err).message)), error() {} }
  const pool = createPool(url.href, { ...pageLimits, query_timeout: answerMs }, log)
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  onTestFinished(() => db.destroy())
  return { proxy, db, lost }
}
