import { useEffect } from 'react'
import { toast } from 'sonner'
import { notSentToast } from './not-sent-toast.ts'

/** For a form that stays where it is, with all that was typed, when it cannot be sent. */
export const keepsItsText = { 'data-keeps-text': '' }

const written = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio]), select'

/** Longer, and the site counts as away. */
const answerMs = 8000

type Words = { signedOutHere: string; notAnswered: string; changedMeanwhile: string }

/** What a form is about, besides what is written in it: the page may be showing something else by the time of an answer. */
function aboutIn(form: HTMLFormElement) {
  return [...form.elements]
    .filter(
      (control) => control instanceof HTMLInputElement && /^(hidden|checkbox|radio)$/.test(control.type),
    )
    .map((control) => {
      const { name, value, checked, type } = control as HTMLInputElement
      return [name, value, type === 'hidden' || checked].join('=')
    })
    .join('&')
}

/**
 * Asks whether its sender is still signed in, and whether the database answers, before a form with something written in
 * it is sent. The answer to a post that fails would replace the page, and what was typed with it.
 */
export function useSessionCheck({ signedOutHere, notAnswered, changedMeanwhile }: Words) {
  useEffect(() => {
    const checked = new WeakSet<HTMLFormElement>()
    const checking = new WeakSet<HTMLFormElement>()

    async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
      checking.add(form)
      const asked = aboutIn(form)
      submitter?.setAttribute('aria-disabled', 'true')
      // Not `AbortSignal.timeout`, which Safari has only since 16.
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(), answerMs)
      const answer = fetch('/admin/session', { signal: patience.signal })
      const { status } = await answer.catch(() => ({ status: 0 }))
      clearTimeout(timer)
      submitter?.removeAttribute('aria-disabled')
      checking.delete(form)
      if (status !== 204) {
        const words = status === 401 ? signedOutHere : notAnswered
        return void toast.error(words, notSentToast)
      }
      if (!form.isConnected || !(submitter?.isConnected ?? true) || aboutIn(form) !== asked)
        return void toast.error(changedMeanwhile, notSentToast)
      checked.add(form)
      form.requestSubmit(submitter)
      checked.delete(form)
    }

    function hold(event: SubmitEvent) {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || form.method !== 'post' || 'keepsText' in form.dataset) return
      if (checked.has(form) || !form.querySelector(written)) return
      event.preventDefault()
      event.stopPropagation()
      if (!checking.has(form)) void send(form, submitter)
    }

    // Before the router hears of it.
    window.addEventListener('submit', hold, true)
    return () => window.removeEventListener('submit', hold, true)
  }, [signedOutHere, notAnswered, changedMeanwhile])
}
