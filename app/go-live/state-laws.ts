import text from '../../data/local/state-laws.tsv?raw'
import { usStates } from '../platform/us-states.ts'

export type StateLaw = { state: string; name: string; statute: string; href: string }

/** Where a renter may not be refused for paying with a voucher: only what was checked twice. */
export const voucherLaws: StateLaw[] = text
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(
    ([, topic, value, , , , , confidence]) =>
      topic === 'source-of-income' && value === 'protected' && confidence?.trim() === 'high',
  )
  .map(([state = '', , , , statute = '', href = '']) => ({
    ...{ state, statute, href },
    name: usStates.find(({ code }) => code === state)?.name ?? state,
  }))
