// Answers while somebody types. When an answer does not come, the button of the form still works.
export {}

const restMs = 350

const form = document.querySelector<HTMLFormElement>('form[data-live]')
const answer = document.getElementById('answer')
const count = document.getElementById('answer-count')
let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

form?.addEventListener('input', ({ target }) => {
  clearTimeout(timer)
  timer = setTimeout(ask, restMs, form)
  // Safari sets a field without autocomplete to this when it takes the page out of its back/forward cache.
  if (target instanceof HTMLInputElement) target.defaultValue = target.value
  if (!(target instanceof HTMLElement)) return
  // What was wrong with it is being mended.
  target.removeAttribute('aria-invalid')
  target.parentElement?.querySelector('.error')?.remove()
})

async function ask(asked: HTMLFormElement) {
  asking?.abort()
  asking = new AbortController()
  // A form without files holds words only.
  const fields = new URLSearchParams(new FormData(asked) as unknown as Record<string, string>)
  try {
    const reply = await fetch(`${asked.action.split('#')[0]}/answer?${fields}`, asking)
    if (!reply.ok || !answer || !count) return
    answer.innerHTML = await reply.text()
    count.textContent = answer.querySelector('h2')?.textContent ?? ''
    const { address } = answer.querySelector<HTMLElement>('[data-address]')?.dataset ?? {}
    if (address) history.replaceState(null, '', address)
  } catch {
    // Offline, or a later question overtook this one.
  }
}
