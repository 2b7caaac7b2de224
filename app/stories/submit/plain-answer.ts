import { redirect } from 'react-router'
import type { Language } from '../../platform/language.ts'
import { sentParameter } from './private-link.ts'
import type { Received } from './receive-story.server.ts'
import { shareWords } from './share-words.ts'
import { submitWords } from './submit-words.ts'

/** Of the form without JavaScript: stored leads to the story's private page, refused comes back with everything typed. */
export function plainAnswer({ status, ...answer }: Received, language: Language) {
  if (answer.kind === 'stored') throw redirect(`${answer.privatePage.href}&${sentParameter}`, 303)
  const { values, token } = answer
  return {
    status,
    values,
    errors: answer.kind === 'invalid' ? answer.errors : {},
    message: messageOf(answer, language),
    ...(token && { token }),
  }
}

type Answer = Omit<Received, 'status'>

function messageOf(answer: Answer, language: Language) {
  const again = answer.hadPhotos && answer.kind !== 'kept' && shareWords[language].photosAgain
  return [ownMessage(answer, language), again].filter(Boolean).join(' ') || undefined
}

function ownMessage(answer: Answer, language: Language) {
  if ('message' in answer) return answer.message
  return answer.kind === 'failed' ? submitWords[language].failed : undefined
}
