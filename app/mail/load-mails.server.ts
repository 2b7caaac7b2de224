import type { Db } from '../db/tables.ts'
import { mailLine } from './mail-line.ts'
import { listCalm, listTroubled } from './mail-list-queries.server.ts'

const shown = 50

export async function loadMails(db: Db) {
  return {
    troubled: (await listTroubled(db, shown)).map(mailLine),
    calm: (await listCalm(db, shown)).map(mailLine),
  }
}
