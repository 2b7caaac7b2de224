import { notSetUp } from './delivery-fault.ts'
import { faultWords } from './fault-words.ts'
import { kindWords } from './kind-words.ts'
import { isMailKind } from './mail-kinds.ts'
import { maskAddress } from './mask-address.ts'

export type MailState =
  | { name: 'sent'; at: Date }
  | { name: 'waiting' }
  | { name: 'failing'; tries: number; why: string; nextAt: Date }
  | { name: 'given-up'; tries: number; why: string }
  | { name: 'not-set-up' }

/** A mail as the owner sees it: what it was about, to whom about, and what became of it. */
export type MailLine = {
  id: string
  kind: string
  to: string
  createdAt: Date
  state: MailState
  /** Its body is still stored. */
  canRetry: boolean
}

type Row = {
  id: string
  kind: string
  recipient: string
  attempts: number
  nextTryAt: Date | null
  sentAt: Date | null
  lastError: string | null
  createdAt: Date
  hasBody: number
}

export function mailLine(row: Row): MailLine {
  const { id, kind, recipient, createdAt } = row
  return {
    id,
    kind: isMailKind(kind) ? kindWords.en[kind] : kind,
    to: maskAddress(recipient),
    createdAt,
    state: stateOf(row),
    canRetry: row.hasBody === 1,
  }
}

function stateOf({ attempts, nextTryAt, sentAt, lastError }: Row): MailState {
  if (sentAt) return { name: 'sent', at: sentAt }
  if (lastError === notSetUp) return { name: 'not-set-up' }
  if (lastError === null) return { name: 'waiting' }
  const why = faultWords(lastError)
  if (nextTryAt) return { name: 'failing', tries: attempts, why, nextAt: nextTryAt }
  return { name: 'given-up', tries: attempts, why }
}
