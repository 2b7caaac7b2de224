// A process of its own for the tests: killed without warning after it took a mail and before it sent it.
import { openDatabase } from '../../db/database.server.ts'
import { claimMail } from '../queue-queries.server.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
const mail = await claimMail(database, new Date())
if (!mail) throw new Error('no mail was due')
process.kill(process.pid, 'SIGKILL')
