import type { RouterContextProvider } from 'react-router'
import { isClientGone } from '../client-gone.ts'
import { deskContext, logContext, requestContext } from '../context.ts'
import { count } from '../counters.ts'
import { issueFormToken } from './form-token.server.ts'
import { readSubmission, SubmissionNotKept, SubmissionUnreadable } from './read-submission.server.ts'
import type { StoryAnswer } from './send-story.ts'
import { formTokenField, parseSubmission, type SubmissionValues } from './submission.ts'
import { submitStoryForm } from './submit.server.ts'
import { submitWords, waitWords } from './submit-words.ts'

export type Received = StoryAnswer & {
  status: number
  values?: SubmissionValues
  /** Goes back into the form after a fault of ours: the story may be there all the same, and is one when sent again. */
  token?: string
}

/** One story from a posted form, told in the words both the island and the plain page show. */
export async function receiveStory(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Received> {
  const desk = context.get(deskContext)
  /** Trouble of ours, the database or the disk: said plainly, and everything typed goes back to its writer. */
  const ourFault = (err: unknown, fields: Record<string, string>): Received => {
    context.get(logContext).error({ err, requestId: context.get(requestContext).id }, 'story not kept')
    return {
      kind: 'failed',
      status: 503,
      values: parseSubmission(fields).values,
      token: fields[formTokenField],
    }
  }
  const received = await readSubmission(request, desk.uploadFolder).catch((error: unknown) => {
    const status = isClientGone(error, request) ? 400 : statusOf(error)
    if (status) return { kind: 'failed' as const, status }
    if (error instanceof SubmissionNotKept) return ourFault(error.cause, error.fields)
    throw error
  })
  if ('status' in received) {
    count('stories', 'unreadable')
    return received
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
  } catch (error) {
    return ourFault(error, received.fields)
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
