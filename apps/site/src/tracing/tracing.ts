import type { IncomingHttpHeaders } from 'node:http'

type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>

/** One step of a request. Attributes hold nothing of a visitor: no address, cookie, query or user agent. */
export interface Span {
  readonly set: (attributes: SpanAttributes) => void
  /** Marks the step as failed, by the kind of failure. */
  readonly fail: (kind: string) => void
}

export interface SpanOptions {
  readonly kind?: 'server' | 'client'
  /** Headers of a request whose `traceparent` is believed. */
  readonly from?: IncomingHttpHeaders | undefined
}

/** Measures the steps of requests (docs/decisions/074). */
export interface Tracer {
  readonly isOn: boolean
  /** Runs a step as a part of the current one, until its result is there. */
  readonly span: <T>(name: string, attributes: SpanAttributes, work: (span: Span) => T, options?: SpanOptions) => T
  /** Headers that make a called service's trace a part of the current step. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly traceId: () => string | undefined
}

export const NO_SPAN: Span = { set: () => undefined, fail: () => undefined }

/** Measures nothing. */
export const NO_TRACER: Tracer = {
  isOn: false,
  span: (_name, _attributes, work) => work(NO_SPAN),
  headers: () => ({}),
  traceId: () => undefined,
}
