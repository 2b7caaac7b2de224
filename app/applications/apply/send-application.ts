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

/** Null where we cannot be reached: who is offline can send the same again later. */
export async function sendApplication(data: URLSearchParams, language: Language): Promise<SendAnswer | null> {
  try {
    const answer = await ask(language, 'send', { method: 'POST', body: data })
    return isAnswer(answer) ? answer : { kind: 'failed', text: applyWords[language].failed }
  } catch {
    return null
  }
}

export async function beginApplication(
  form: string,
  from: string,
  language: Language,
): Promise<Begun | null> {
  try {
    const begun = await ask(language, `begin?${new URLSearchParams({ form, from })}`)
    return isBegun(begun) ? begun : null
  } catch {
    return null
  }
}

/** Not `AbortSignal.timeout`, which Safari has only since 16. */
async function ask(language: Language, path: string, init?: RequestInit): Promise<unknown> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    const { signal } = patience
    const response = await fetch(pathIn(language, `/applications/${path}`), { ...init, signal })
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}

function isAnswer(answer: unknown): answer is SendAnswer {
  return answer instanceof Object && 'kind' in answer
}

function isBegun(begun: unknown): begun is Begun {
  return begun instanceof Object && 'token' in begun
}
