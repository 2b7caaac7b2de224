import { incomeLaws, nameOf } from '../site/vouchers.ts'

export type StateLaw = { state: string; name: string; statute: string; href: string }

export const voucherLaws: StateLaw[] = incomeLaws.map(({ state, statute, href }) => ({
  state,
  name: nameOf(state),
  statute,
  href,
}))
