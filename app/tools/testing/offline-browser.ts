import { createHash } from 'node:crypto'

const origin = 'https://example.test'

/** As much of a browser as a service worker sees: storage, a network that can be taken away, and its events. */
export function offlineBrowser(server: Record<string, string>) {
  const stored = new Map<string, Map<string, Response>>()
  /** Left on by a version of the worker that enabled it. */
  const preload = { isOn: false }
  const network = { isThere: true, status: 200, delay: null as Promise<void> | null, asked: [] as string[] }

  async function fetchPath(request: string | FakeRequest) {
    const { path, integrity } = typeof request === 'string' ? new FakeRequest(request) : request
    network.asked.push(path)
    await network.delay
    const text = server[path]
    if (!network.isThere || (integrity && integrity !== integrityOf(text ?? '')))
      throw new TypeError('Failed')
    const status = text === undefined ? 404 : network.status
    return new Response(text ?? 'not found', { status })
  }

  function openCache(name: string) {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (url: string) => entries.delete(url.slice(origin.length)),
      // All or nothing, as browsers do it.
      addAll: async (requests: (string | FakeRequest)[]) => {
        const answers = await Promise.all(requests.map(fetchPath))
        if (answers.some(({ ok }) => !ok)) throw new TypeError('Failed')
        for (const [index, request] of requests.entries()) {
          const { path } = typeof request === 'string' ? new FakeRequest(request) : request
          const answer = answers[index]
          if (answer) entries.set(path, answer)
        }
      },
    }
  }

  const caches = {
    open: async (name: string) => openCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
      const searched = cacheName ? [stored.get(cacheName)] : [...stored.values()]
      return searched
        .find((entries) => entries?.has(path))
        ?.get(path)
        ?.clone()
    },
  }

  /** Runs the script as a worker; `say` tells it of an event and gives back its answer, once all it began is done. */
  function start(script: string) {
    const listeners: Record<string, (event: object) => void> = {}
    const worker = {
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener
      },
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      registration: {
        unregister: async () => true,
        navigationPreload: {
          enable: async () => void Object.assign(preload, { isOn: true }),
          disable: async () => void Object.assign(preload, { isOn: false }),
        },
      },
    }
    const locks = { request: (_: string, work: () => Promise<void>) => work() }
    const names = ['self', 'caches', 'fetch', 'navigator', 'location', 'Request']
    new Function(...names, script)(worker, caches, fetchPath, { locks }, { origin }, FakeRequest)

    async function say(name: string, fields: object = {}) {
      const work: Promise<unknown>[] = []
      let answer: Promise<Response> | undefined
      const waitUntil = (one: Promise<unknown>) => void work.push(one)
      const respondWith = (one: Promise<Response>) => {
        answer = one
      }
      listeners[name]?.({ ...fields, waitUntil, respondWith })
      const given = await answer
      await Promise.all(work)
      return given
    }
    return {
      say,
      async install() {
        await say('install')
        await say('activate')
      },
      async open(path: string) {
        // As in Firefox: a preload that fails ends the navigation, whatever the worker answers.
        if (preload.isOn && !network.isThere) throw new TypeError('Failed')
        return await say('fetch', { request: new FakeRequest(path, { mode: 'navigate' }) })
      },
      load: (path: string) => say('fetch', { request: new FakeRequest(path) }),
      post: (path: string) =>
        say('fetch', { request: new FakeRequest(path, { mode: 'navigate', method: 'POST' }) }),
    }
  }

  const keptIn = () => Object.fromEntries([...stored].map(([name, entries]) => [name, [...entries.keys()]]))
  return { start, network, preload, keptIn }
}

class FakeRequest {
  readonly url: string
  readonly path: string
  readonly integrity?: string
  readonly mode: string
  readonly method: string
  constructor(path: string, init: { integrity?: string; mode?: string; method?: string } = {}) {
    const { href, pathname } = new URL(path, origin)
    this.url = href
    this.path = pathname
    this.integrity = init.integrity
    this.mode = init.mode ?? 'cors'
    this.method = init.method ?? 'GET'
  }
}

function integrityOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
