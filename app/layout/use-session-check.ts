import { useEffect } from 'react'
import { toast } from 'sonner'
import { notSentToast } from './not-sent-toast.ts'

/** For a form that stays where it is, with all that was typed, when it cannot be sent. */
export const keepsItsText = { 'data-keeps-text': '' }

const written = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio]), select'

/** Longer, and the site counts as away. */
const answerMs = 8000

type Words = { signedOutHere: string; notAnswered: string }

/**
 * Asks whether its sender is still signed in, and whether the database answers, before a form with something written in
 * it is sent. The answer to a post that fails would replace the page, and what was typed with it.
 */
export function useSessionCheck({ signedOutHere, notAnswered }: Words) {
  useEffect(() => {
    const checked = new WeakSet<HTMLFormElement>()
    const checking = new WeakSet<HTMLFormElement>()

    async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
      checking.add(form)
      submitter?.setAttribute('aria-disabled', 'true')
      // Not `AbortSignal.timeout`, which Safari has only since 16.
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(), answerMs)
      const asked = fetch('/admin/session', { signal: patience.signal })
      const { status } = await asked.catch(() => ({ status: 0 }))
      clearTimeout(timer)
      submitter?.removeAttribute('aria-disabled')
      checking.delete(form)
      if (status !== 204) {
        const words = status === 401 ? signedOutHere : notAnswered
        return void toast.error(words, notSentToast)
      }
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
  }, [signedOutHere, notAnswered])
}
