import type { Db } from '../db/tables.ts'
import { listCalm, listTroubled } from './desk-queries.server.ts'
import { mailLine } from './mail-line.ts'

const shown = 50

export async function loadMails(db: Db) {
  return {
    troubled: (await listTroubled(db, shown)).map(mailLine),
    calm: (await listCalm(db, shown)).map(mailLine),
  }
}
