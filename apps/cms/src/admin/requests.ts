import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'

const refusalSchema = z.object({
  message: z.string().optional(),
  faults: z.array(z.string()).optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z
          .object({
            errors: z.array(z.object({ path: z.string(), label: z.string().optional(), message: z.string() })),
          })
          .nullish()
          .catch(undefined),
      }),
    )
    .optional(),
})

/** Why a request was refused, or `status: undefined` when there was no answer. */
export interface Failure {
  readonly ok: false
  readonly status: number | undefined
  /** Messages about the whole request; may be empty. */
  readonly reasons: readonly string[]
  /** Messages about fields of the form. */
  readonly fields: readonly { readonly path: string; readonly label?: string | undefined; readonly message: string }[]
}

/** The parsed answer of the content system, or why there is none. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  /** Sent as JSON. */
  readonly body?: object
  readonly signal?: AbortSignal
}

/** Sends a request to the content system with the account's session. Never rejects. */
export async function request<Shape extends z.ZodType>(
  schema: Shape,
  address: string,
  { method = 'GET', body, signal }: RequestOptions = {},
): Promise<Answer<z.output<Shape>>> {
  const answer = await fetch(address, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  }).catch(() => undefined)
  const json: unknown = await answer?.json().catch(() => undefined)
  const value = answer?.ok ? schema.safeParse(json) : undefined
  if (value?.success) return { ok: true, value: value.data }
  const { message, faults, errors = [] } = refusalSchema.safeParse(json).data ?? {}
  const reasons = faults ?? (errors.length > 0 ? errors.map((error) => error.message) : message ? [message] : [])
  return { ok: false, status: answer?.status, reasons, fields: errors.flatMap(({ data }) => data?.errors ?? []) }
}

/** The first message of a failed request: of a field, else of the whole. */
export function reasonOf({ fields, reasons }: Failure, otherwise: string): string {
  return fields[0]?.message ?? reasons[0] ?? otherwise
}

interface UseAnswerOptions<Value, Failed> {
  /** Milliseconds before the first request, so that typing sends none. */
  readonly delay?: number
  /** The value for a failed request; without it the previous answer stays. */
  readonly ifFailed?: Failed
  /** Milliseconds until the request is repeated, `undefined` for never. `count` is the number of requests so far. */
  readonly again?: (answer: Value | undefined, count: number) => number | undefined
  /** Whether the answer of another address is discarded. */
  readonly clearsOnChange?: boolean
}

/**
 * Requests data of the content system for a component, and again when the address changes.
 *
 * @param address `undefined` to request nothing
 * @returns `undefined` before the first answer
 */
export function useAnswer<Shape extends z.ZodType, Failed = undefined>(
  schema: Shape,
  address: string | undefined,
  options: UseAnswerOptions<z.output<Shape>, Failed> = {},
): z.output<Shape> | Failed | undefined {
  const [known, setKnown] = useState<{ readonly address: string; readonly value: z.output<Shape> | Failed }>()
  const latest = useRef({ schema, options })
  latest.current = { schema, options }
  useEffect(() => {
    if (address === undefined) return
    const stop = new AbortController()
    let count = 0
    const read = async () => {
      const answer = await request(latest.current.schema, address, { signal: stop.signal })
      if (stop.signal.aborted) return
      const { ifFailed, again } = latest.current.options
      const found = answer.ok ? answer.value : undefined
      const value = answer.ok ? found : ifFailed
      if (value !== undefined) setKnown({ address, value })
      count += 1
      const pause = again?.(found, count)
      if (pause !== undefined) timer = window.setTimeout(read, pause)
    }
    let timer = window.setTimeout(read, latest.current.options.delay ?? 0)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [address])
  return options.clearsOnChange && known?.address !== address ? undefined : known?.value
}
