import { z } from 'zod'
import { checkTemplate, maxTemplates, type Template, templateLimits } from './inbox/templates.ts'

/** Those that came with the program are words, the owner's are ids. */
const shortId = z.string().regex(/^[a-z0-9-]{1,60}$/)
/** Cut to size before the rules of the page read it, and nothing that a JSON column refuses. */
const text = z
  .string()
  .max(templateLimits.body)
  .refine((value) => value.isWellFormed() && !value.includes('\0'))

const Travelled = z
  .array(z.object({ id: shortId, name: text, subject: text, body: text }))
  .max(maxTemplates)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)

/** The mails of one language as a file holds them, by the rules of their own page; null for what is none. */
export function parseTemplates(value: unknown): Template[] | null {
  const read = Travelled.safeParse(value)
  if (!read.success) return null
  return read.data.every((one) => Object.keys(checkTemplate(one)).length === 0) ? read.data : null
}
