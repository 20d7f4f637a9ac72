import { ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client'

type HrTime = [number, number]
type PrometheusMetric = MetricObjectWithValues<MetricValue<string> | MetricValueWithName<string>>

export interface PrometheusMetricReader {
  readonly readAll: () => Promise<readonly PrometheusMetric[]>
}

/** The metrics of `/metrics`, by the same names, for OpenTelemetry: counters, gauges and histograms; summaries have no use here. */
export class PrometheusProducer implements MetricProducer {
  readonly #metrics: PrometheusMetricReader
  readonly #resource: Resource
  readonly #started = timeOf(Date.now() - performance.now())

  constructor(metrics: PrometheusMetricReader, resource: Resource) {
    this.#metrics = metrics
    this.#resource = resource
  }

  async collect(): Promise<CollectionResult> {
    const times = { startTime: this.#started, endTime: timeOf(Date.now()) }
    const metrics = (await this.#metrics.readAll()).flatMap((metric) => convert(metric, times) ?? [])
    return {
      resourceMetrics: { resource: this.#resource, scopeMetrics: [{ scope: { name: 'passepartout' }, metrics }] },
      errors: [],
    }
  }
}

interface Times {
  readonly startTime: HrTime
  readonly endTime: HrTime
}

function timeOf(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000)
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1_000_000)]
}

function convert(metric: PrometheusMetric, times: Times): MetricData | undefined {
  const descriptor = {
    name: metric.name,
    description: metric.help,
    unit: metric.name.includes('_seconds') ? 's' : metric.name.includes('_bytes') ? 'By' : '',
    valueType: ValueType.DOUBLE,
  }
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  // The library says the type as a word, though its types say a number.
  const type = String(metric.type)
  if (type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: readHistograms(metric, times) }
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...times, attributes: plain(labels), value }))
  if (type === 'counter') return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
  if (type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
  return undefined
}

/** Prometheus counts what is at most a limit; OpenTelemetry what is between two. */
function readHistograms({ name, values }: PrometheusMetric, times: Times): DataPoint<Histogram>[] {
  const groups = new Map<
    string,
    { attributes: Record<string, string>; limits: number[]; upTo: number[]; sum: number; count: number }
  >()
  for (const { labels, value, ...more } of values) {
    const { le, ...attributes } = plain(labels)
    const key = JSON.stringify(attributes)
    const group = groups.get(key) ?? { attributes, limits: [], upTo: [], sum: 0, count: 0 }
    groups.set(key, group)
    const part = 'metricName' in more ? more.metricName : undefined
    if (part === `${name}_sum`) group.sum = value
    else if (part === `${name}_count`) group.count = value
    else if (le !== undefined && le !== '+Inf') {
      group.limits.push(Number(le))
      group.upTo.push(value)
    }
  }
  return [...groups.values()].map(({ attributes, limits, upTo, sum, count }) => ({
    ...times,
    attributes,
    value: {
      sum,
      count,
      buckets: {
        boundaries: limits,
        counts: [...upTo, count].map((value, index) => value - (index > 0 ? (upTo[index - 1] ?? 0) : 0)),
      },
    },
  }))
}

function plain(labels: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
}
