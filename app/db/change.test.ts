import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from './database.server.ts'
import { onBothEngines } from './testing/engines.ts'
import { articleRow } from './testing/rows.ts'

onBothEngines((scratch) => {
  const notified = vi.fn<(tags: string[]) => void>()
  let unsubscribe = () => {}

  beforeEach(() => {
    unsubscribe = scratch.database.onChange(notified)
  })
  afterEach(async () => {
    unsubscribe()
    await sleep(50) // what PostgreSQL still delivers belongs to the test before
    notified.mockReset()
    await scratch.database.db.deleteFrom('articles').execute()
  })

  const titles = async () => {
    const rows = await scratch.database.db.selectFrom('articles').select('title').orderBy('id').execute()
    return rows.map(({ title }) => title)
  }

  test('a change is written, its result returned and its tags told at once', async () => {
    const { change } = scratch.database
    const result = await change(['articles', 'article:a'], async (trx) => {
      await trx
        .insertInto('articles')
        .values(articleRow({ title: 'New' }))
        .execute()
      expect(notified).not.toHaveBeenCalled()
      return 7
    })
    expect(result).toBe(7)
    expect(notified).toHaveBeenCalledWith(['articles', 'article:a'])
    expect(await titles()).toEqual(['New'])
  })

  test('a change of what no page shows is told to nobody', async () => {
    await scratch.database.change([], (trx) => trx.insertInto('articles').values(articleRow()).execute())
    await sleep(200)
    expect(notified).not.toHaveBeenCalled()
  })

  test('a change that throws is undone and told to nobody', async () => {
    const failing = scratch.database.change(['articles'], async (trx) => {
      await trx.insertInto('articles').values(articleRow()).execute()
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    expect(await titles()).toEqual([])
    await sleep(200)
    expect(notified).not.toHaveBeenCalled()
  })

  test('an unsubscribed listener is not notified', async () => {
    unsubscribe()
    await scratch.database.change(['articles'], async () => {})
    expect(notified).not.toHaveBeenCalled()
  })

  test('a listener that fails spoils neither the change nor the other listeners', async () => {
    const stopFailing = scratch.database.onChange(() => {
      throw new Error('broken listener')
    })
    const last = vi.fn()
    const stopLast = scratch.database.onChange(last)
    expect(await scratch.database.change(['articles'], async () => 'done')).toBe('done')
    expect(last).toHaveBeenCalledWith(['articles'])
    stopFailing()
    stopLast()
  })

  test('changes made at the same time do not mix, and each is whole or not there', async () => {
    const change = (number: number) =>
      scratch.database.change([`n:${number}`], async (trx) => {
        await trx
          .insertInto('articles')
          .values(articleRow({ title: `${number} first` }))
          .execute()
        await sleep(Math.random() * 10)
        if (number % 2) throw new Error('odd')
        await trx
          .insertInto('articles')
          .values(articleRow({ title: `${number} second` }))
          .execute()
      })
    const numbers = Array.from({ length: 12 }, (_, number) => number)
    const outcomes = await Promise.allSettled(numbers.map(change))
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      numbers.map((number) => number % 2 === 0),
    )
    const expected = numbers
      .filter((number) => number % 2 === 0)
      .flatMap((number) => [`${number} first`, `${number} second`])
    expect((await titles()).toSorted()).toEqual(expected.toSorted())
  })

  test('a reader never sees half of a change', async () => {
    const changing = scratch.database.change(['articles'], async (trx) => {
      await trx
        .insertInto('articles')
        .values(articleRow({ title: 'first' }))
        .execute()
      await sleep(50)
      await trx
        .insertInto('articles')
        .values(articleRow({ title: 'second' }))
        .execute()
    })
    await sleep(10)
    expect([0, 2]).toContain((await titles()).length)
    await changing
  })

  test('a second Database on the same data is told too', async () => {
    const other = await openDatabase(scratch.options)
    await sleep(50)
    notified.mockReset()
    await other.change(['articles', 'article:b'], async (trx) => {
      await trx.insertInto('articles').values(articleRow()).execute()
    })
    await other.close()
    await vi.waitFor(() => expect(notified).toHaveBeenCalled(), 2000)
    expect(notified.mock.calls[0]).toEqual([['articles', 'article:b']])
  })

  test('two Databases writing at the same time wait for each other', async () => {
    const other = await openDatabase(scratch.options)
    const write = (database: typeof other) =>
      database.change(['articles'], async (trx) => {
        const before = await trx.selectFrom('articles').select('id').execute()
        await sleep(5)
        await trx
          .insertInto('articles')
          .values(articleRow({ title: `${before.length}` }))
          .execute()
      })
    const writes = Array.from({ length: 20 }, (_, number) => write(number % 2 ? other : scratch.database))
    await Promise.all(writes)
    await other.close()
    expect(await titles()).toHaveLength(20)
  })

  test('the check passes on an open database and fails on a closed one', async () => {
    const other = await openDatabase(scratch.options)
    await other.check()
    await other.close()
    await other.close()
    await expect(other.check()).rejects.toThrow()
  })
})
