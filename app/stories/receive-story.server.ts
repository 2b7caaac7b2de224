import type { RouterContextProvider } from 'react-router'
import { deskContext, requestContext } from '../context.ts'
import { count } from '../counters.ts'
import { issueFormToken } from './form-token.server.ts'
import { readSubmission, SubmissionUnreadable } from './read-submission.server.ts'
import type { StoryAnswer } from './send-story.ts'
import type { SubmissionValues } from './submission.ts'
import { submitStoryForm } from './submit.server.ts'
import { submitWords, waitWords } from './submit-words.ts'

export type Received = StoryAnswer & { status: number; values?: SubmissionValues }

/** One story from a posted form, told in the words both the island and the plain page show. */
export async function receiveStory(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Received> {
  const desk = context.get(deskContext)
  const received = await readSubmission(request, desk.uploadFolder).catch((error: unknown) => {
    const status = statusOf(error)
    if (status) return { status }
    throw error
  })
  if ('status' in received) {
    count('stories', 'unreadable')
    return { kind: 'failed', ...received }
  }
  try {
    const result = await submitStoryForm(desk, { ...received, address: context.get(requestContext).address })
    count('stories', result.kind === 'stored' && result.isRepeat ? 'repeated' : result.kind)
    switch (result.kind) {
      case 'stored':
        return {
          kind: 'stored',
          status: 201,
          message: submitWords.stored,
          nextToken: issueFormToken(desk.secret),
        }
      case 'invalid':
        return { kind: 'invalid', status: 422, errors: result.errors, values: result.values }
      case 'limited':
        return {
          kind: 'limited',
          status: 429,
          message: waitWords(result.retryAfterSeconds),
          values: result.values,
        }
    }
  } finally {
    await received.cleanup()
  }
}

/** The sender's own faults; anything else is ours. */
function statusOf(error: unknown) {
  if (error instanceof SubmissionUnreadable) return 400
  if (!(error instanceof Error)) return null
  if (error.name === 'BodyTooLarge') return 413
  return error.name === 'BodyTooSlow' ? 408 : null
}
