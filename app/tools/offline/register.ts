const restMs = 1000

/**
 * Asks the browser to keep the tools, once the page is there. Each scope is registered by itself: the rest of the
 * site has no worker that would have to start first, and what is fetched ahead there still is.
 */
export async function keepOffline(scopes: readonly string[]) {
  const [first] = scopes
  if (!first || !('serviceWorker' in navigator)) return
  // Beside the pages it is for: those of another language have another one.
  const script = new URL('sw.js', new URL(first, location.href))
  await isLoaded()
  await isAtRest()
  try {
    for (const scope of scopes) await navigator.serviceWorker.register(script, { scope })
    const { active } = await navigator.serviceWorker.ready
    // A page that is loaded again has the same referrer: the town may have been erased since.
    if (document.referrer && isFirstLoad()) active?.postMessage(document.referrer)
  } catch {
    // Forbidden here, or offline: the page works without it.
  }
}

function isFirstLoad() {
  return performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'navigate')
}

function isLoaded() {
  if (document.readyState === 'complete') return
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** What was seen is hydrated first: a dozen files for later would take the network and half the processor from it. */
async function isAtRest() {
  do await new Promise((resolve) => setTimeout(resolve, restMs))
  while (document.querySelector('[data-hydrated=loading]'))
}
