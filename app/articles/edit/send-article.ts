import { data, isRouteErrorResponse } from 'react-router'
import { typedFrom } from '../article-form.ts'
import type { Refused } from '../save-answer.ts'
import { dropFromDevice } from './device-drafts.ts'
import { lastSave } from './last-save.ts'

const unreachable =
  'The server cannot be reached. Your text is still here and kept on this device. Please press Save again in a moment.'
const broken =
  'Something went wrong on our side and nothing was saved. Your text is still here. Please press Save again.'
const byStatus: Record<number, string> = {
  401: 'You are signed out. Your text is still here and kept on this device. Sign in again in another tab, then press Save.',
  403: 'Your account may not save articles any more. Your text is still here: copy it and ask the owner of the site.',
  413: 'This is more than one save can take. Your text is still here: try a smaller picture.',
  503: 'The server is very busy. Your text is still here. Please press Save again in a moment.',
}

/** Whatever goes wrong on the way, the form stays as it is and says so. */
export async function sendArticle(form: FormData, send: () => Promise<Refused>) {
  try {
    const refused = await send()
    return data(refused, { status: refused.status })
  } catch (error) {
    // A save that was taken leads to another page.
    if (error instanceof Response) {
      const key = String(form.get('draftKey'))
      dropFromDevice(String(form.get('draftOf')), key)
      lastSave.remember(key)
      throw error
    }
    const status = isRouteErrorResponse(error) ? error.status : 503
    const problem = isRouteErrorResponse(error)
      ? (byStatus[status] ?? broken)
      : error instanceof TypeError
        ? unreachable
        : broken
    const refused: Refused = { status: Math.max(400, status), typed: typedFrom(form), errors: {}, problem }
    return data(refused, { status: refused.status })
  }
}
