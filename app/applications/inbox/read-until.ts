import { cutFieldIn } from '../../platform/outside-text.ts'

/** Messages of the applicant that came later did not stand on the page somebody answers from. */
export const readUntilField = 'readUntil'

/** Never in the future: what is still to come would count as answered. */
export function readUntilOf(form: FormData, now = new Date()) {
  const at = new Date(cutFieldIn(form, readUntilField, 40))
  return at <= now ? at : undefined
}
