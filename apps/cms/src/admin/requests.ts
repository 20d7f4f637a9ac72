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

/** Why a request was refused, or `status: undefined` where nothing answered. */
export interface Failure {
  readonly ok: false
  readonly status: number | undefined
  /** Sentences of the whole refusal; empty where the answer has none. */
  readonly reasons: readonly string[]
  /** What is wrong with single fields of the form. */
  readonly fields: readonly { readonly path: string; readonly label?: string | undefined; readonly message: string }[]
}

/** The content system's answer in the shape that was expected, or why there is none. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  /** Sent as JSON. */
  readonly body?: object
  readonly signal?: AbortSignal
}

/** Asks the content system, in the name of whoever is signed in. Never rejects. */
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

/** The first thing to say about a failed request: what is wrong with a field, else with the whole. */
export function reasonOf({ fields, reasons }: Failure, otherwise: string): string {
  return fields[0]?.message ?? reasons[0] ?? otherwise
}

interface UseAnswerOptions<Value, Failed> {
  /** Milliseconds before the first request; whoever types on meanwhile sends none. */
  readonly delay?: number
  /** The answer in place of a failed request; without it the answer before stays. */
  readonly ifFailed?: Failed
  /** Milliseconds until the same is requested again, `undefined` for never. `count` is how often it was requested. */
  readonly again?: (answer: Value | undefined, count: number) => number | undefined
  /** Whether an answer to another address is no answer. */
  readonly clearsOnChange?: boolean
}

/**
 * Reads something of the content system for a component, and reads it again when the address changes.
 *
 * @param address `undefined` while there is nothing to ask
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
