// A process of its own for the tests: restores a backup and is killed without warning after some rows.
import { openDatabase } from '../../db/database.server.ts'
import { restoreBackup } from '../restore-backup.server.ts'

const [file = '', rowsToLive = '', dataDir = '', databaseUrl] = process.argv.slice(2)
let rows = 0
const row = () => {
  if (++rows === Number(rowsToLive)) process.kill(process.pid, 'SIGKILL')
}
const database = await openDatabase({ dataDir, databaseUrl })
await restoreBackup(database, { file, mayHaveTables: false, steps: { begin() {}, row, end() {} } })
