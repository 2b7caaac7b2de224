import { type Language, pathIn } from '../../platform/language.ts'
import type { AnswerErrors } from './answers.ts'
import { applyWords } from './apply-words.ts'

export type SendAnswer =
  | { kind: 'stored'; href: string }
  | { kind: 'invalid'; errors: AnswerErrors }
  | { kind: 'notice'; text: string }
  | { kind: 'failed'; text: string }

/** What a form learns when somebody begins: its token, and what the page one came from tells. */
export type Begun = { token: string; place: string | null; program: string | null }

const patienceMs = 30_000

/** Never rejects: who is offline can send the same again later. */
export async function sendApplication(data: URLSearchParams, language: Language): Promise<SendAnswer> {
  const words = applyWords[language]
  try {
    const response = await fetch(pathIn(language, '/applications/send'), {
      method: 'POST',
      body: data,
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer: unknown = await response.json()
    return isAnswer(answer) ? answer : { kind: 'failed', text: words.failed }
  } catch {
    return { kind: 'failed', text: words.unreachable }
  }
}

export async function beginApplication(
  form: string,
  from: string,
  language: Language,
): Promise<Begun | null> {
  try {
    const query = new URLSearchParams({ form, from })
    const response = await fetch(pathIn(language, `/applications/begin?${query}`), {
      signal: AbortSignal.timeout(patienceMs),
    })
    const begun: unknown = await response.json()
    return isBegun(begun) ? begun : null
  } catch {
    return null
  }
}

function isAnswer(answer: unknown): answer is SendAnswer {
  return typeof answer === 'object' && answer !== null && 'kind' in answer
}

function isBegun(begun: unknown): begun is Begun {
  return typeof begun === 'object' && begun !== null && 'token' in begun && typeof begun.token === 'string'
}
