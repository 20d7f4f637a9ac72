import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type PrometheusMetricReader, PrometheusProducer } from './prometheus-producer.ts'
import type { Span, SpanOptions, Tracer } from './tracing.ts'

interface OpenTelemetrySettings {
  /** Of a collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`. */
  readonly url: string
  /** Share of requests that are traced, 0 to 1, unless a trusted proxy decided. */
  readonly share: number
}

export interface OpenTelemetry {
  readonly tracer: Tracer
  /** Sends these metrics once a minute too. */
  readonly sendMetrics: (metrics: PrometheusMetricReader) => void
  /** Sends what is left. */
  readonly close: () => Promise<void>
}

const SCOPE = 'passepartout'
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const

/** Traces and metrics by the official SDK. Nothing else imports it, so that a site without a collector does not load it. */
export function startOpenTelemetry({ url, share }: OpenTelemetrySettings): OpenTelemetry {
  const own = resourceFromAttributes({ 'service.name': 'passepartout-site' })
  const resource = own.merge(detectResources({ detectors: [envDetector] }))
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  })
  let meters: MeterProvider | undefined
  return {
    tracer: createTracer(spans),
    sendMetrics: (metrics) => {
      meters = createMeterProvider(url, resource, metrics)
    },
    close: async () => {
      await Promise.allSettled([spans.shutdown(), meters?.shutdown()])
    },
  }
}

function createMeterProvider(url: string, resource: Resource, metrics: PrometheusMetricReader): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${url}/v1/metrics` }),
    metricProducers: [new PrometheusProducer(metrics, resource)],
  })
  return new MeterProvider({ resource, readers: [reader] })
}

function createTracer(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer(SCOPE)
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()
  const parentOf = ({ from }: SpanOptions) =>
    from ? propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter) : (current.getStore() ?? ROOT_CONTEXT)
  return {
    isOn: true,
    span: (name, attributes, work, options = {}) => {
      const parent = parentOf(options)
      const kind = options.kind && KINDS[options.kind]
      const span = tracer.startSpan(
        name,
        { ...(kind === undefined ? {} : { kind }), attributes: present(attributes) },
        parent,
      )
      return runIn(span, () => current.run(trace.setSpan(parent, span), () => work(handleOf(span))))
    },
    headers: () => {
      const headers: Record<string, string> = {}
      propagator.inject(current.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter)
      return headers
    },
    traceId: () => trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT)?.traceId,
  }
}

/** Ends the span with its work, whether that is done at once or later. */
function runIn<T>(span: OtelSpan, work: () => T): T {
  const fail = (error: unknown) => {
    handleOf(span).fail(error instanceof Error ? error.name : 'unknown')
    span.end()
  }
  try {
    const result = work()
    if (result instanceof Promise) result.then(() => span.end(), fail)
    else span.end()
    return result
  } catch (error) {
    fail(error)
    throw error
  }
}

function handleOf(span: OtelSpan): Span {
  return {
    set: (attributes) => void span.setAttributes(present(attributes)),
    fail: (kind) => {
      span.setAttribute('error.type', kind)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
  }
}

function present(attributes: Parameters<Span['set']>[0]): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
}
