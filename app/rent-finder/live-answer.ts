// Answers while somebody types. When an answer does not come, the button of the form still works.
export {}

const restMs = 350

const form = document.querySelector<HTMLFormElement>('form[data-live]')
const answer = document.getElementById('answer')
const count = document.getElementById('answer-count')
let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined
let hasFailed = false

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
// The page that comes has the answer. Leaving this one would end a request with an error.
form?.addEventListener('submit', () => {
  clearTimeout(timer)
  asking?.abort()
})
addEventListener('online', () => {
  if (form && hasFailed) ask(form)
})

async function ask(asked: HTMLFormElement) {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  // A form without files holds words only.
  const fields = new URLSearchParams(new FormData(asked) as unknown as Record<string, string>)
  try {
    const reply = await fetch(`${asked.action.split('#')[0]}/answer?${fields}`, { signal })
    // The page of a network that asks to sign in comes with 200 too, but has no such element.
    const came = new DOMParser().parseFromString(await reply.text(), 'text/html').getElementById('answer')
    if (!came) throw new Error('Not an answer of ours')
    answer?.replaceChildren(...came.childNodes)
    // The heading, and what is wrong where something is.
    const told = [...(answer?.querySelectorAll('h2, .problem h2 + ul li') ?? [])]
    say(told.map(({ textContent: text }) => (/[.?]$/.test(text) ? text : `${text}.`)).join(' '), 'hidden')
    hasFailed = false
    const { address } = answer?.querySelector<HTMLElement>('[data-address]')?.dataset ?? {}
    if (address) history.replaceState(null, '', address)
  } catch {
    // A later question overtook this one.
    if (signal.aborted) return
    say(count?.dataset.failed, 'wrap local')
    hasFailed = true
  }
}

function say(words = '', className: string) {
  if (count) Object.assign(count, { textContent: words, className })
}
