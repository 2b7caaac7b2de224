import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A process that sends the bytes and headers of the page at `url`, and does nothing else. */
export async function startBareServer(url: string) {
  const server = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [url])
  const own = await new Promise<string>((resolve) =>
    server.once('message', (address) => resolve(String(address))),
  )
  return { url: own, pid: server.pid, stop: () => server.kill() }
}
