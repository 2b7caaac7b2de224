import { redirect } from 'react-router'
import type { Received } from './receive-story.server.ts'
import { submitWords } from './submit-words.ts'

/** Of the form without JavaScript: stored leads to a page of thanks, refused comes back with everything typed. */
export function plainAnswer({ status, ...answer }: Received) {
  if (answer.kind === 'stored') throw redirect('/approval-wall/thanks', 303)
  const { values, token } = answer
  return {
    status,
    values,
    errors: answer.kind === 'invalid' ? answer.errors : {},
    message: messageOf(answer),
    ...(token && { token }),
  }
}

function messageOf(answer: Omit<Received, 'status'>) {
  if ('message' in answer) return answer.message
  return answer.kind === 'failed' ? submitWords.failed : undefined
}
