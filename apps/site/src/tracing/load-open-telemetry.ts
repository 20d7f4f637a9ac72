import type { OpenTelemetry } from './open-telemetry.ts'

interface CollectorSettings {
  readonly OTLP_URL?: string | undefined
  readonly TRACE_SHARE: number
}

/** Loads the SDK where a collector is set, which most sites have none of. */
export async function loadOpenTelemetry({
  OTLP_URL: url,
  TRACE_SHARE: share,
}: CollectorSettings): Promise<OpenTelemetry | undefined> {
  if (url === undefined) return undefined
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry({ url, share })
}
