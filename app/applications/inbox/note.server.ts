import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { cutFieldIn } from '../../platform/outside-text.ts'
import { idOfForm } from '../once.server.ts'
import { listConsents } from '../queries.server.ts'
import { addRemark } from './contact-queries.server.ts'
import { readUntilOf } from './read-until.ts'

const maxWords = 2000
const kinds = ['note', 'call', 'text', 'paid', 'answered'] as const

/** What was done or is lacking, in the words of an outcome; 'gone', or null for what none of our forms sends. */
export async function addNote(database: Database, id: string, form: FormData, by: Actor) {
  const kind = kinds.find((one) => one === form.get('kind'))
  if (!kind) return null
  if (kind === 'paid' && !isAmount(cutFieldIn(form, 'amount', 60))) return 'no-amount'
  const words = kind === 'paid' ? paidWords(form) : cutFieldIn(form, 'words', maxWords)
  const readUntil = readUntilOf(form)
  if (!words && kind === 'note') return 'no-words'
  if (!words && kind === 'paid') return null
  if (kind === 'text' && !(await mayText(database.db, id))) return 'no-text'
  const event = idOfForm(form, id, kind, words)
  return (await addRemark(database, id, { event, kind, words, readUntil }, by)) ? kind : 'gone'
}

/** 'Setup fee: $300' */
function paidWords(form: FormData) {
  const item = cutFieldIn(form, 'item', 80)
  const amount = cutFieldIn(form, 'amount', 60)
  return item && amount ? `${item}: ${amount}` : ''
}

/** '300', '$1,300.50 by card': what was paid must be in it. */
function isAmount(text: string) {
  return /\d/.test(text)
}

async function mayText(db: Db, id: string) {
  const given = await listConsents(db, id)
  return given.some(({ kind, withdrawn_at }) => kind === 'machine' && !withdrawn_at)
}
