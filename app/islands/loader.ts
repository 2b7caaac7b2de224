// Waits until an island is seen or touched, then fetches React and the island. A provider's form is no island:
// its script is specified to load when the page appears. Under 1 KB compressed.
import { noteHydrated, resetRestored } from './restored-fields.ts'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) hydrate(target)
})

// From the browser's cache this script may run before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()

function begin() {
  // In a task of its own: Chromium fills in the fields of a form in one, after the page is parsed.
  setTimeout(resetRestored)
  for (const element of document.querySelectorAll('[data-island], [data-sum]')) {
    seen.observe(element)
    for (const touch of touches) element.addEventListener(touch, () => hydrate(element))
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-form-script]'))
    import('../forms/provider-script.ts').then(({ keepProviderScript }) => keepProviderScript(place))
  for (const form of document.querySelectorAll('[data-live]'))
    form.addEventListener('focusin', () => import('../rent-finder/live-answer.ts'))
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-offline]'))
    import('../tools/offline/register.ts').then(({ keepOffline }) =>
      keepOffline(dataset.offline?.split(' ') ?? []),
    )
}

function hydrate(element: Element) {
  seen.unobserve(element)
  if (!(element instanceof HTMLElement) || element.dataset.hydrated) return
  element.dataset.hydrated = 'loading'
  preload(element.dataset.files)
  load(element).catch((error) => {
    // Offline or a new release: the server-rendered form still works without us.
    element.dataset.hydrated = ''
    console.error(error)
  })
}

/** All at once: each is otherwise found when the one that imports it has come, five round trips of a slow network. */
function preload(files = '') {
  const links = files.replace(/\S+/g, '<link rel=modulepreload href=/islands/$&>')
  document.head.insertAdjacentHTML('beforeend', links)
}

/** A sum needs no React. */
async function load(element: HTMLElement) {
  if (element.dataset.sum) (await import('../landing/live-sum.ts')).keepSum(element)
  else {
    await (await import('./hydrate.tsx')).hydrateIsland(element)
    noteHydrated()
  }
}
