import { expect, test, vi } from 'vitest'
import { openDatabase } from './database.server.ts'
import { scratchDatabase } from './testing/engines.ts'
import { startProxy } from './testing/proxy.ts'

const scratch = scratchDatabase('postgres')

/** A pooler per transaction gives what was said after LISTEN to another backend, which does not listen. */
test('behind a pooler that changes the backend the start is refused, with what to do', async () => {
  const { proxy, options } = await throughProxy()
  proxy.replace('listen page_tags', 'select 123456789')
  await expect(openDatabase(options)).rejects.toThrow(/DATABASE_URL.*session pooling/)
})

test('also when the other backend listens for somebody who was here before', async () => {
  const { proxy, options } = await throughProxy()
  proxy.replace('pg_backend_pid()', 'random() * 1e9  ')
  await expect(openDatabase(options)).rejects.toThrow(/DATABASE_URL.*session pooling/)
})

test('a backend that does not listen any more is noticed: everything counts as changed', async () => {
  const { proxy, options } = await throughProxy()
  const database = await openDatabase(options)
  const notified = vi.fn()
  database.onChange(notified)
  proxy.replace(`'page_tags'`, `'elsewhere'`)
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith(['*']), 8000)
  await database.close()
})

async function throughProxy() {
  const url = new URL(scratch.options.databaseUrl ?? '')
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  return { proxy, options: { ...scratch.options, databaseUrl: url.href } }
}
