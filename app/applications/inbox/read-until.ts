import { cutFieldIn } from '../../platform/outside-text.ts'

/** When the newest message of the applicant came that stood on the page somebody answers from. */
export const readUntilField = 'readUntil'

/** Nothing where there was no message. Never in the future: what is still to come would count as answered. */
export function readUntilOf(form: FormData, now = new Date()) {
  const at = new Date(cutFieldIn(form, readUntilField, 40))
  return at <= now ? at : undefined
}
