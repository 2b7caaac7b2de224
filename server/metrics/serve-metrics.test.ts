import { Server } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../app/platform/testing/free-port.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const metrics = {
  registry: { metrics: async () => 'site_up 1\n', contentType: 'text/plain; version=0.0.4' },
} as unknown as Metrics

const log = { error: vi.fn() }

test('on a port of their own the metrics are all there is', async () => {
  const metricsPort = await freePort()
  const settings = { metricsPort, metricsHost: '127.0.0.1', metricsToken: undefined }
  const unref = vi.spyOn(Server.prototype, 'unref')
  expect(await serveMetrics(metrics, settings, log)).toBeUndefined()
  expect(unref, 'it keeps no process from ending').toHaveBeenCalled()
  unref.mockRestore()
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}${path}`, { method })
    return `${answer.status} ${await answer.text()}`.trim()
  }
  expect(await ask('/metrics')).toBe('200 site_up 1')
  expect(await ask('/metrics', 'HEAD')).toBe('200')
  const { headers } = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    'text/plain; version=0.0.4',
    'no-store',
  ])
  expect(await ask('/metrics', 'POST')).toMatch(/^404 Only GET/)
  expect(await ask('/')).toMatch(/^404 /)
  await expect(serveMetrics(metrics, settings, log)).rejects.toThrow(
    `METRICS_PORT is taken: another program already listens on 127.0.0.1:${metricsPort}`,
  )
})

test('metrics that cannot be read are an answer of 500, and a line of the log', async () => {
  const metricsPort = await freePort()
  const failing = {
    registry: { metrics: () => Promise.reject(new Error('away')), contentType: 'text/plain' },
  }
  await serveMetrics(failing, { metricsPort, metricsHost: '127.0.0.1', metricsToken: undefined }, log)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(500)
  expect(log.error).toHaveBeenCalledWith({ err: new Error('away') }, 'the metrics could not be read')
})

test('a listener that fails later, however often, is a line of the log and ends nothing', async () => {
  const listening: Server[] = []
  const unref = vi.spyOn(Server.prototype, 'unref').mockImplementation(function (this: Server) {
    listening.push(this)
    return this
  })
  const settings = { metricsPort: await freePort(), metricsHost: '127.0.0.1', metricsToken: undefined }
  await serveMetrics(metrics, settings, log)
  unref.mockRestore()
  log.error.mockClear()
  for (let n = 0; n < 2; n++) listening[0]?.emit('error', new Error('too many open files'))
  expect(log.error).toHaveBeenCalledTimes(2)
  listening[0]?.close()
})

test('a host that is not this machine’s is named', async () => {
  const settings = { metricsPort: await freePort(), metricsHost: '192.0.2.1', metricsToken: undefined }
  await expect(serveMetrics(metrics, settings, log)).rejects.toThrow(
    /^METRICS_HOST is wrong: cannot listen on 192\.0\.2\.1/,
  )
})
