import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../app/db/database.server.ts'
import { freshPlace } from '../app/db/testing/engines.ts'
import { parseEnv } from '../app/platform/env.server.ts'
import { createLog } from './log.ts'
import { openSiteDatabase } from './open-parts.ts'

test('a site that starts waits for whoever upgrades its database, however long that takes, and says so once', async () => {
  const place = await freshPlace('sqlite')
  const { dataDir } = place.options
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  await (await openDatabase(place.options)).close()
  const other = new DatabaseSync(join(dataDir, 'second-key.sqlite'))
  other.exec('begin immediate')
  // The patience of five seconds is over after a twentieth of one.
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() * 100)
  const opened = openSiteDatabase(parseEnv({ DATA_DIR: dataDir }), log, null)
  expect(await Promise.race([opened, sleep(500, 'waits')])).toBe('waits')
  expect(warn.mock.calls).toEqual([[{}, 'another process is writing to the database: waiting for it']])
  other.exec('rollback')
  other.close()
  clock.mockRestore()
  await (await opened).close()
  await place.remove()
})
