import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import {
  callAfterPauseOrReconnect,
  changeConnection,
  readConnectionState,
  retryDelay,
} from './connection/connection.ts'

const fieldFaultSchema = z.object({ path: z.string(), label: z.string().optional(), message: z.string() })
const faultsSchema = z.object({ errors: z.array(fieldFaultSchema) })
const errorSchema = z.object({ message: z.string(), data: faultsSchema.nullish().catch(undefined) })
const refusalSchema = z.object({
  message: z.string().optional(),
  faults: z.array(z.string()).optional(),
  errors: z.array(errorSchema).optional(),
})

/** What a refusal says. */
interface Refused {
  /** Messages about the whole request; may be empty. */
  readonly reasons: readonly string[]
  /** Messages about fields of the form. */
  readonly fields: readonly z.infer<typeof fieldFaultSchema>[]
}

/** Why a request was refused, or `status: undefined` when there was no answer. */
export interface RequestFailure extends Refused {
  readonly ok: false
  readonly status: number | undefined
}

/** The parsed answer of the content system, or why there is none. */
export type RequestResult<Value> = { readonly ok: true; readonly value: Value } | RequestFailure

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
): Promise<RequestResult<z.output<Shape>>> {
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
  return { ok: false, status: answer?.status, ...parseRefusal(json) }
}

/** The messages of a refusal, of Payload or of our endpoints; none where it has another form. */
export function parseRefusal(json: unknown): Refused {
  const { message, faults, errors = [] } = refusalSchema.safeParse(json).data ?? {}
  const reasons = faults ?? (errors.length > 0 ? errors.map((error) => error.message) : message ? [message] : [])
  return { reasons, fields: errors.flatMap(({ data }) => data?.errors ?? []) }
}

/** The first message of a refusal: of a field, else of the whole. */
export function firstMessageOfRefusal({ fields, reasons }: Refused, otherwise: string): string {
  return fields[0]?.message ?? reasons[0] ?? otherwise
}

const whoSchema = z.object({ user: z.object({ id: z.number(), email: z.string() }).nullable() })

/** Who is signed in in this browser: `null` for nobody, `undefined` when nothing answers. */
export async function askWhoIsSignedIn(): Promise<z.output<typeof whoSchema>['user'] | undefined> {
  const answer = await request(whoSchema, '/api/users/me')
  return answer.ok ? answer.value.user : undefined
}

/** Notes that the session has ended, if that is why a request was refused. */
async function noteRefusal({ status }: RequestFailure): Promise<void> {
  if (status !== 401 && status !== 403) return
  if ((await askWhoIsSignedIn()) === null) changeConnection({ isSignedOut: true })
}

interface UseRequestOptions<Value, Failed> {
  /** Milliseconds before the first request, so that typing sends none. */
  readonly delay?: number
  /** The value for a failed request; without it the previous answer stays. */
  readonly ifFailed?: Failed
  /**
   * Milliseconds until the request is repeated, `undefined` for never. `count` is the number of requests so far. After a failure
   * it is at least `retryDelay`; without a session nothing is requested.
   */
  readonly again?: (answer: Value | undefined, count: number) => number | undefined
  /** Whether the answer of another address is discarded. */
  readonly clearsOnChange?: boolean
}

function startTimer(onEnd: () => void, pause: number): () => void {
  const timer = window.setTimeout(onEnd, pause)
  return () => window.clearTimeout(timer)
}

/**
 * Requests data of the content system for a component, and again when the address changes.
 *
 * @param address `undefined` to request nothing
 * @returns `undefined` before the first answer
 */
export function useRequest<Shape extends z.ZodType, Failed = undefined>(
  schema: Shape,
  address: string | undefined,
  options: UseRequestOptions<z.output<Shape>, Failed> = {},
): z.output<Shape> | Failed | undefined {
  const [known, setKnown] = useState<{ readonly address: string; readonly value: z.output<Shape> | Failed }>()
  const latest = useRef({ schema, options })
  latest.current = { schema, options }
  useEffect(() => {
    if (address === undefined) return
    const stop = new AbortController()
    let count = 0
    let failures = 0
    const read = async () => {
      const answer = await request(latest.current.schema, address, { signal: stop.signal })
      if (stop.signal.aborted) return
      const { ifFailed, again } = latest.current.options
      const found = answer.ok ? answer.value : undefined
      const value = answer.ok ? found : ifFailed
      if (value !== undefined) setKnown({ address, value })
      count += 1
      failures = answer.ok ? 0 : failures + 1
      if (!answer.ok) await noteRefusal(answer)
      if (stop.signal.aborted) return
      const pause = again?.(found, count)
      if (pause !== undefined) stopWaiting = wait(pause)
    }
    const wait = (pause: number) => {
      if (readConnectionState().isSignedOut) return callAfterPauseOrReconnect(read)
      if (failures === 0) return startTimer(read, pause)
      return callAfterPauseOrReconnect(read, Math.max(pause, retryDelay(failures)))
    }
    let stopWaiting = startTimer(read, latest.current.options.delay ?? 0)
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address])
  return options.clearsOnChange && known?.address !== address ? undefined : known?.value
}
