import { minuteMs } from '../../platform/duration.ts'
import type { SubmissionErrors } from './submission.ts'

/** The address is that of the English page. */
export type PrivatePage = { href: string; label: string }

export type StoryAnswer =
  | { kind: 'stored'; message: string; nextToken: string; privatePage: PrivatePage }
  | { kind: 'invalid'; errors: SubmissionErrors }
  | { kind: 'limited'; message: string }
  /** It was stored before and decided on since: the first version stays. */
  | { kind: 'kept'; message: string; nextToken: string }
  /** The client's link cannot be used any more; the story may still be sent without it. */
  | { kind: 'ended'; message: string }
  | { kind: 'failed' }

const timeoutMs = 5 * minuteMs

/** By XMLHttpRequest: fetch cannot tell how much of an upload has gone out. Never rejects. */
export function sendStory(
  href: string,
  data: FormData,
  onProgress: (percent: number) => void,
): Promise<StoryAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', href)
    request.responseType = 'json'
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0)
    // However it ended; without an answer the response is null.
    request.onloadend = () => resolve(isAnswer(request.response) ? request.response : { kind: 'failed' })
    request.send(data)
  })
}

function isAnswer(response: unknown): response is StoryAnswer {
  return typeof response === 'object' && response !== null && 'kind' in response
}
