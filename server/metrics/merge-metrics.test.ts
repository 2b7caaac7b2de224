import { expect, test } from 'vitest'
import { mergeMetrics } from './merge-metrics.ts'
import { createMetrics } from './metrics.ts'

test('of several processes each line says whose it is, and none is added up or left out', async () => {
  const processes = [1, 2].map((number) => createMetrics(number))
  processes[0]?.observeRequest('admin', 0.002)
  processes[1]?.observeRequest('admin', 0.2)
  const text = await mergeMetrics(
    await Promise.all(processes.map(({ registry }) => registry.getMetricsAsJSON())),
  )
  for (const worker of [1, 2]) {
    expect(text).toContain(`site_request_seconds_count{kind="admin",worker="${worker}"} 1`)
    expect(text).toMatch(new RegExp(`process_resident_memory_bytes\\{worker="${worker}"\\} \\d+`))
    expect(text).toMatch(new RegExp(`process_start_time_seconds\\{worker="${worker}"\\} \\d+`))
  }
  expect(text).toContain('site_request_seconds_bucket{le="0.005",kind="admin",worker="1"} 1')
  expect(text).toContain('site_request_seconds_bucket{le="0.005",kind="admin",worker="2"} 0')
  expect(text.match(/# TYPE site_request_seconds histogram/g)).toHaveLength(1)
})
