// Waits until an island is seen or touched, then fetches React and the island. A provider's form is no island:
// its script is specified to load when the page appears. Under 1 KB compressed.
const touches = ['pointerdown', 'keydown', 'focusin'] as const

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target)
})

// From the browser's cache we come before the page has: what we look for may still be on its way.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()

function begin() {
  for (const element of document.querySelectorAll('[data-island], [data-sum]')) {
    seen.observe(element)
    for (const touch of touches) element.addEventListener(touch, () => wake(element), { passive: true })
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-form-script]'))
    import('../forms/provider-script.ts').then(({ keepProviderScript }) => keepProviderScript(place))
  for (const form of document.querySelectorAll('[data-live]'))
    form.addEventListener('focusin', () => import('../rent-finder/live-answer.ts'), { once: true })
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-offline]'))
    import('../tools/offline/register.ts').then(({ keepOffline }) =>
      keepOffline(dataset.offline?.split(' ') ?? []),
    )
}

function wake(element: Element) {
  seen.unobserve(element)
  if (!(element instanceof HTMLElement) || element.dataset.awake) return
  element.dataset.awake = 'loading'
  load(element).catch((error) => {
    // Offline or a new release: the server-drawn form still works without us.
    element.dataset.awake = ''
    console.error('Island could not load', error)
  })
}

/** A sum needs no React. */
async function load(element: HTMLElement) {
  if (element.dataset.sum) (await import('../landing/live-sum.ts')).keepSum(element)
  else await (await import('./hydrate.tsx')).hydrateIsland(element)
}

// A module, for its test too.
export {}
