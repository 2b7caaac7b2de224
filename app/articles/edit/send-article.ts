import { data, isRouteErrorResponse } from 'react-router'
import { typedFrom } from '../article-form.ts'
import type { Refused } from '../save-answer.ts'
import { savingWords } from '../saving-words.ts'
import { dropFromDevice } from './device-drafts.ts'
import { lastSave } from './last-save.ts'

const { unreachable, broken, signedOut, notAllowed, tooMuch, busy } = savingWords.en
const byStatus: Record<number, string> = { 401: signedOut, 403: notAllowed, 413: tooMuch, 503: busy }

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
