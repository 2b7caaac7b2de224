import { data } from 'react-router'

/** The fields of a posted form; a body that is none is the sender's mistake, not ours. */
export async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    throw data(null, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
