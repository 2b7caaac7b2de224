import { Registry } from '@prometheus-io/client'
import type { MetricsOfProcess } from './metrics.ts'

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE

/** One text of the metrics of all processes. Each line carries the label of its process, so nothing is summed here. */
export async function mergeMetrics(processes: (MetricsOfProcess | null)[]) {
  const labelled = processes.map((metrics) => (metrics ?? []).map((one) => ({ ...one, aggregator: 'sum' })))
  return await Registry.aggregate(labelled).metrics()
}
