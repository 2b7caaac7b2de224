/**
 * Answered in place of the worker where none is wanted: browsers that have it fetch this one, and are rid of both.
 * What the tools remember is in another storage and stays.
 */
{
  const worker = self as unknown as {
    addEventListener(
      name: string,
      listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
    ): void
    skipWaiting(): void
    registration: { unregister(): Promise<boolean> }
  }
  worker.addEventListener('install', () => worker.skipWaiting())
  worker.addEventListener('activate', (event) => {
    const dropped = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    event.waitUntil(Promise.all([dropped, worker.registration.unregister()]))
  })
}
