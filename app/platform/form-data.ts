import { data } from 'react-router'
import { hasTooManyFields } from './form-fields.ts'

/** The fields of a posted form; a body that is none is the sender's mistake, not ours. */
export async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    throw data(null, { status: 415 })
  const body = await request.arrayBuffer().catch(() => null)
  if (!body) throw data(null, { status: 400 })
  if (hasTooManyFields(Buffer.from(body), type)) throw data(null, { status: 413 })
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  if (!form) throw data(null, { status: 400 })
  return withoutNul(form)
}

/** Neither database takes U+0000 in a text, and no keyboard types it: the rest is what was meant. */
function withoutNul(form: FormData) {
  const clean = new FormData()
  for (const [name, value] of form)
    clean.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return clean
}
