import { type Answers, parseAnswers } from './answers.ts'

/** What the form holds that was picked while the page was still asleep; null when nothing was. */
export function typedBefore(form: HTMLFormElement | null): Partial<Answers> | null {
  if (!form) return null
  const data = new FormData(form)
  const answers = parseAnswers({ ...Object.fromEntries(data), wrong: data.getAll('wrong') })
  const typed = Object.entries(answers).filter(([, answer]) => answer.length > 0)
  return typed.length > 0 ? Object.fromEntries(typed) : null
}
