import type { Settings } from '../settings.ts'
import type { OpenTelemetry } from './open-telemetry.ts'

type CollectorSettings = Pick<Settings, 'OTLP_URL' | 'TRACE_SHARE'>

/** Loads the SDK where a collector is set, which most sites have none of. */
export async function loadOpenTelemetry(settings: CollectorSettings): Promise<OpenTelemetry | undefined> {
  const { OTLP_URL: url, TRACE_SHARE: share } = settings
  if (url === undefined) return undefined
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry({ url, share })
}
