import type { RouterContextProvider } from 'react-router'
import { isClientGone } from '../../platform/client-gone.ts'
import { logContext, requestContext } from '../../platform/context.ts'
import { count } from '../../platform/counters.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import type { Language } from '../../platform/language.ts'
import { intakeContext } from '../context.ts'
import { privateHref } from './private-link.ts'
import { readSubmission, SubmissionNotKept, SubmissionUnreadable } from './read-submission.server.ts'
import type { StoryAnswer } from './send-story.ts'
import { postsWaitWords, shareWords, waitWords } from './share-words.ts'
import { formTokenField, parseSubmission, type SubmissionValues } from './submission.ts'
import { countPost } from './submission-limits.server.ts'
import { type SubmitResult, submitStoryForm } from './submit.server.ts'
import { submitWords } from './submit-words.ts'

export type Received = StoryAnswer & {
  status: number
  values?: SubmissionValues
  /** With what was refused: a plain form comes back without them. */
  hadPhotos?: boolean
  /** Goes back into the form after a fault of ours: the story may be there all the same, and is one when sent again. */
  token?: string
}

/** One story from a posted form, told in the words both the island and the plain page show. */
export async function receiveStory(
  request: Request,
  context: Readonly<RouterContextProvider>,
  language: Language = 'en',
  { hasAllPhotos = false } = {},
): Promise<Received> {
  const intake = context.get(intakeContext)
  /** Trouble of ours, the database or the disk: said plainly, and everything typed goes back to its writer. */
  const ourFault = (err: unknown, fields: Record<string, string>, hadPhotos: boolean): Received => {
    context.get(logContext).error({ err, requestId: context.get(requestContext).id }, 'story not kept')
    return {
      kind: 'failed',
      status: 503,
      values: parseSubmission(fields).values,
      token: fields[formTokenField],
      hadPhotos,
    }
  }
  const { address } = context.get(requestContext)
  // Before the work of reading. The words are read all the same: they go back to their writer.
  const counted = await countPost(intake.database.db, intake.secret, address).then(
    (seconds) => ({ seconds }),
    (fault: unknown) => ({ fault }),
  )
  const takesPhotos = 'seconds' in counted && counted.seconds === null
  const read = readSubmission(request, intake.uploadFolder, { takesPhotos, language })
  const received = await read.catch((error: unknown) => {
    const status = isClientGone(error, request) ? 400 : statusOf(error)
    if (status) return { kind: 'failed' as const, status }
    if (error instanceof SubmissionNotKept) return ourFault(error.cause, error.fields, true)
    throw error
  })
  if ('status' in received) {
    count('stories', 'unreadable')
    return received
  }
  const { hadPhotos } = received
  try {
    if ('fault' in counted) throw counted.fault
    if (counted.seconds !== null) {
      count('stories', 'limited')
      const { values } = parseSubmission(received.fields)
      const message = postsWaitWords(counted.seconds, language)
      return { kind: 'limited', status: 429, message, values, hadPhotos }
    }
    const result = await submitStoryForm(intake, { ...received, address, language, hasAllPhotos })
    count('stories', outcomeOf(result))
    return { ...told(result, intake.secret, language), hadPhotos }
  } catch (error) {
    return ourFault(error, received.fields, hadPhotos)
  } finally {
    await received.cleanup()
  }
}

function outcomeOf(result: SubmitResult) {
  if (result.kind === 'ended') return 'invalid'
  if (result.kind === 'kept') return 'repeated'
  return result.kind === 'stored' && result.isRepeat ? 'repeated' : result.kind
}

function told(result: SubmitResult, secret: string, language: Language): Received {
  switch (result.kind) {
    case 'stored':
      return {
        kind: 'stored',
        status: 201,
        message: submitWords[language].stored,
        nextToken: issueFormToken(secret),
        privatePage: { href: privateHref(result.token), label: shareWords[language].open },
      }
    case 'invalid':
      return { kind: 'invalid', status: 422, errors: result.errors, values: result.values }
    case 'ended':
      return { kind: 'ended', status: 409, message: shareWords[language].ended, values: result.values }
    case 'kept':
      return {
        kind: 'kept',
        status: 409,
        message: shareWords[language].kept,
        nextToken: issueFormToken(secret),
        values: result.values,
      }
    case 'limited': {
      const message = waitWords(result.retryAfterSeconds, language)
      return { kind: 'limited', status: 429, message, values: result.values }
    }
  }
}

/** The sender's own faults; anything else is ours. */
function statusOf(error: unknown) {
  if (error instanceof SubmissionUnreadable) return 400
  if (!(error instanceof Error)) return null
  if (error.name === 'BodyTooLarge') return 413
  return error.name === 'BodyTooSlow' ? 408 : null
}
