import { data } from 'react-router'

/** The fields of a posted form; a body that is none is the sender's mistake, not ours. */
export async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    throw data(null, { status: 415 })
  try {
    return withoutNul(await request.formData())
  } catch {
    throw data(null, { status: 400 })
  }
}

/** Neither database takes U+0000 in a text, and no keyboard types it: the rest is what was meant. */
function withoutNul(form: FormData) {
  const clean = new FormData()
  for (const [name, value] of form)
    clean.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return clean
}
