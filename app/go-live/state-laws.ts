import { stateNameOf } from '../platform/us-states.ts'
import { incomeLaws } from '../site/vouchers.ts'

export type StateLaw = { state: string; name: string; statute: string; href: string }

export const voucherLaws: StateLaw[] = incomeLaws.map(({ state, statute, href }) => ({
  state,
  name: stateNameOf(state),
  statute,
  href,
}))
