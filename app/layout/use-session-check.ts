import { useEffect } from 'react'
import { toast } from 'sonner'

/** It stays until a form was sent. */
const toastId = 'signed-out'

/** For a form that stays where it is, with all that was typed, when its sender turns out to be signed out. */
export const keepsItsText = { 'data-keeps-text': '' }

const written = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio]), select'

/**
 * Asks whether its sender is still signed in before a form with something written in it is sent. The answer to a post of
 * somebody who is signed out would replace the page, and what was typed with it.
 */
export function useSessionCheck(signedOut: string) {
  useEffect(() => {
    const checked = new WeakSet<HTMLFormElement>()
    const checking = new WeakSet<HTMLFormElement>()

    async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
      checking.add(form)
      const isSignedIn = await fetch('/admin/session').then(
        ({ status }) => status !== 401,
        // Whoever is offline hears so from the form itself.
        () => true,
      )
      checking.delete(form)
      if (!isSignedIn) return void toast.error(signedOut, { id: toastId, duration: Number.POSITIVE_INFINITY })
      toast.dismiss(toastId)
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
  }, [signedOut])
}
