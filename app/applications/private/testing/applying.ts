import type { Scratch } from '../../../db/testing/engines.ts'
import { insertApplication } from '../../queries.server.ts'
import { hashToken } from '../token.server.ts'

let number = 0

/** Stores an application of somebody who said yes to being contacted, and nothing else. Its token opens its private page. */
export function applying(scratch: Scratch) {
  return async (form = 'funding') => {
    const token = String(number++).padStart(43, 't')
    const sent = {
      form,
      program: 'funding',
      full_name: 'Demo Avery',
      email: 'avery@example.com',
      phone: '(713) 555-0118',
      place: 'Houston, TX',
      state_code: 'TX',
      adults: 2,
      challenges: '[]',
      income: 'below2500',
      words: '',
      spam_score: 0,
      spam_flags: '[]',
      submission_key: token,
      token_hash: hashToken('application', token) ?? '',
    }
    const contact = {
      kind: 'contact',
      wording: 'As it was.',
      wording_version: 1,
      page: '/forms/funding',
    } as const
    const { id } = await scratch.database.change([], (trx) => insertApplication(trx, sent, [contact]))
    return { id, token }
  }
}
