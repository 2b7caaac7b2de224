import { createServer } from 'node:net'

const [firstPort, portsEach, shares] = [20_000, 1500, 8]

/**
 * Of this worker's own share, and below the ports the system gives out: two that look at the same moment must
 * not find the same one.
 */
export async function freePort() {
  const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env
  const own = firstPort + (Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID ?? 0) % shares) * portsEach
  for (let tries = 0; tries < 50; tries++) {
    const port = own + Math.floor(Math.random() * portsEach)
    if (await isFree(port)) return port
  }
  throw new Error('No free port on 127.0.0.1')
}

async function isFree(port: number) {
  const probe = createServer()
  return await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
