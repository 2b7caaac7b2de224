import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Database } from '../db/database.server.ts'
import { databaseContext, logContext, requestContext } from '../platform/context.ts'
import { orSayAway } from './database-away.server.ts'

function contextWith(isThere: boolean) {
  const context = new RouterContextProvider()
  const check = async () => {
    if (!isThere) throw new Error('no connection')
  }
  const logged: string[] = []
  context.set(databaseContext, { check } as Database)
  context.set(requestContext, { id: 'request-id' } as never)
  context.set(logContext, { error: (_facts: object, words: string) => void logged.push(words) } as never)
  return { context, logged }
}

const outcome = (context: RouterContextProvider, work: Promise<unknown>, withinMs = 1000) =>
  orSayAway(context, work, withinMs).catch((error) => error)

test('what the database answers is handed on', async () => {
  expect(await outcome(contextWith(true).context, Promise.resolve('row'))).toBe('row')
})

test('a failure is a 503 when the database is away, and stays what it is when it is there', async () => {
  const trouble = new Error('a mistake of ours')
  const there = contextWith(true)
  expect(await outcome(there.context, Promise.reject(trouble))).toBe(trouble)
  expect(there.logged).toEqual([])
  const away = contextWith(false)
  expect(await outcome(away.context, Promise.reject(trouble))).toMatchObject({ init: { status: 503 } })
  expect(away.logged).toEqual(['The database does not answer'])
})

test.each([
  ['a full disk', { errcode: 13 }],
  ['a disk that fails, by its extended code', { errcode: 4874 }],
  ['a file that may only be read', { errcode: 8 }],
  ['a full disk of PostgreSQL', { code: '53100' }],
])('a database that answers and can write nothing counts as away: %s', async (_, facts) => {
  const { context, logged } = contextWith(true)
  const work = Promise.reject(Object.assign(new Error('cannot write'), facts))
  expect(await outcome(context, work)).toMatchObject({ init: { status: 503 } })
  expect(logged).toHaveLength(1)
})

test('a database that takes too long is away', async () => {
  const { context, logged } = contextWith(true)
  expect(await outcome(context, new Promise(() => {}), 5)).toMatchObject({ init: { status: 503 } })
  expect(logged).toHaveLength(1)
})
