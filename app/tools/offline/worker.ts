/**
 * The service worker of the tools in one language: keeps the four pages, the files they need and the last town page somebody saw.
 * A page is asked for first and its kept copy shown when no answer comes, so nobody online reads yesterday's words.
 * A cache is one version, whole: its pages and their files. Which worker answers does not matter, the newest cache does.
 * A block, so that no name is left behind; no imports: the build only strips types and shortens it.
 */
{
  const worker = self as unknown as Worker
  const { version, pages, files, townFiles, towns, noNetwork } = wanted
  const [family] = version.split(' ')
  const townCache = 'town'
  const patienceMs = 3000
  const html = { 'Content-Type': 'text/html; charset=utf-8' }

  worker.addEventListener('install', (event) => {
    // Each of its scopes installs it: one after the other, so that the first one fetches for all.
    event.waitUntil(navigator.locks.request(version, keepVersion).then(() => worker.skipWaiting()))
  })

  worker.addEventListener('activate', (event) => {
    // Versions before had it: Firefox shows its error page when a preload fails, whatever the worker answers.
    const noPreload = worker.registration.navigationPreload?.disable()
    event.waitUntil(Promise.all([dropOtherVersions(), worker.clients.claim(), noPreload]))
  })

  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== location.origin || request.method !== 'GET') return
    if (Object.hasOwn(pages, pathname)) event.respondWith(answerPage(request, keptPage(pathname)))
    else if (isFile(pathname)) event.respondWith(answerFile(request, pathname))
    else if (isTown(pathname) && request.mode === 'navigate') event.respondWith(answerTown(event, pathname))
  })

  // The town page from which somebody came to a tool, before there was a worker to see it.
  worker.addEventListener('message', (event) => {
    const { origin, pathname } = new URL(String(event.data), location.origin)
    if (origin === location.origin && isTown(pathname)) event.waitUntil(fetchTown(pathname))
  })

  /** All of it or nothing: a page that is not word for word this version's does not get in. */
  async function keepVersion() {
    const cache = await caches.open(version)
    if ((await cache.keys()).length > 0) return
    const init: RequestInit = { cache: 'no-cache', credentials: 'omit' }
    const requests = Object.entries(pages).map(
      ([path, integrity]) => new Request(path, { ...init, integrity }),
    )
    await cache.addAll([...requests, ...files]).catch(async (error) => {
      // An empty cache would count as a version, and push out the last whole one.
      await caches.delete(version)
      throw error
    })
  }

  /** The version before stays: a page that is still open may yet ask for its files. */
  async function dropOtherVersions() {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${family} `))
    const own = names.indexOf(version)
    const dropped = names.filter((_, index) => index !== own && index !== own - 1)
    await Promise.all(dropped.map((name) => caches.delete(name)))
  }

  async function keptPage(path: string) {
    for (const cacheName of (await caches.keys()).reverse()) {
      const page = cacheName.startsWith(`${family} `) && (await caches.match(path, { cacheName }))
      if (page) return page
    }
  }

  async function answerFile(request: Request, path: string) {
    return (await caches.match(path)) ?? (await fetch(request))
  }

  /** The server's answer; the kept page when the server is not reached, is in trouble or lets us wait. */
  async function answerPage(request: Request, looking: Promise<Response | undefined>) {
    const asking = fetch(request)
    // Both may be needed, or only one: a refusal that nobody waits for is no error.
    asking.catch(() => {})
    const kept = await looking
    if (!kept) return await asking
    const answered = asking.then((answer) => (answer.status < 500 ? answer : kept)).catch(() => kept)
    const waited = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, kept))
    return await Promise.race([answered, waited])
  }

  async function answerTown(event: Fetched, path: string) {
    const kept = caches.match(path, { cacheName: townCache })
    const answer = await answerPage(event.request, kept).catch(
      () => new Response(noNetwork, { status: 503, headers: html }),
    )
    if (answer.ok && answer !== (await kept)) event.waitUntil(keepTown(path, answer.clone()))
    return answer
  }

  async function fetchTown(path: string) {
    if (await caches.match(path, { cacheName: townCache })) return
    const answer = await fetch(path, { credentials: 'omit' })
    if (answer.ok && !answer.redirected) await keepTown(path, answer)
  }

  /** One town, with the files it names; the one before it goes. */
  async function keepTown(path: string, answer: Response) {
    const named = [...(await answer.clone().text()).matchAll(/"(\/(?:assets|islands)\/[\w.-]+)"/g)]
    const own = new Set(named.map(([, file = '']) => file))
    // What its script fetches later is known for this build only.
    if (files.some((file) => own.has(file))) for (const file of townFiles) own.add(file)
    const cache = await caches.open(townCache)
    await cache.addAll([...own])
    await cache.put(path, answer)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname !== path && !own.has(pathname)) await cache.delete(url)
    }
  }

  function isTown(path: string) {
    return path.startsWith(towns) && /^[a-z\d-]+$/.test(path.slice(towns.length))
  }

  function isFile(path: string) {
    return /^\/(assets|islands)\//.test(path)
  }

  type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
  type Fetched = Lasting & {
    request: Request
    respondWith(answer: Promise<Response>): void
  }
  type Events = { install: Lasting; activate: Lasting; fetch: Fetched; message: Lasting & { data: unknown } }
  type Worker = {
    addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
    skipWaiting(): Promise<void>
    clients: { claim(): Promise<void> }
    registration: { navigationPreload?: { disable(): Promise<void> } }
  }
}

/** Written before the script by worker-text.ts. */
declare const wanted: import('./wanted.ts').Wanted
