import { isUtf8 } from 'node:buffer'
import type { z } from 'zod'

/** Why what a shared service holds is not believed; a label of a metric. */
export type RefusalReason = 'too long' | 'no text' | 'no JSON' | 'wrong shape' | 'wrong time' | 'wrong type'

/** Told of what was refused, and of where it came from, in a few words of ours. */
export type ReportRefusal = (source: string, reason: RefusalReason) => void

export type SharedJsonResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: RefusalReason }

/**
 * Reads what another process wrote to a service that several use: anything may stand there. Never throws.
 *
 * @param longest bytes, or characters of a text that was decoded already
 */
export function parseSharedJson<T extends z.ZodType>(
  written: string | Uint8Array,
  schema: T,
  longest: number,
): SharedJsonResult<z.infer<T>> {
  if (written.length > longest) return { ok: false, reason: 'too long' }
  if (typeof written !== 'string' && !isUtf8(written)) return { ok: false, reason: 'no text' }
  try {
    const text = typeof written === 'string' ? written : new TextDecoder().decode(written)
    const { data, error } = schema.safeParse(JSON.parse(text))
    return error ? { ok: false, reason: 'wrong shape' } : { ok: true, value: data }
  } catch {
    return { ok: false, reason: 'no JSON' }
  }
}
