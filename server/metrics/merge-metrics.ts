import { Registry } from '@prometheus-io/client'
import type { MetricsOfProcess } from './metrics.ts'

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE

/** One text of what every process says. Each line carries the label of its process, so nothing is added up here. */
export async function mergeMetrics(processes: (MetricsOfProcess | null)[]) {
  const said = processes.map((metrics) => (metrics ?? []).map((one) => ({ ...one, aggregator: 'sum' })))
  return await Registry.aggregate(said).metrics()
}
