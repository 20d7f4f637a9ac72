import { z } from 'zod'

const refusalSchema = z.object({
  message: z.string().optional(),
  faults: z.array(z.string()).optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** An answer of the content system, or its sentences why not. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly string[] }

interface Question {
  readonly method?: string
  readonly body?: object
  readonly signal?: AbortSignal
  /** What is said when nothing answers. */
  readonly silence: string
}

/** Asks in the name of whoever is signed in. */
export async function ask<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  { silence, method = 'GET', body, signal }: Question,
): Promise<Asked<z.output<Shape>>> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  }).catch(() => undefined)
  if (signal?.aborted) return { ok: false, faults: [] }
  const said: unknown = await answer?.json().catch(() => undefined)
  const value = answer?.ok ? shape.safeParse(said) : undefined
  if (value?.success) return { ok: true, value: value.data }
  const refusal = refusalSchema.safeParse(said).data
  const sentences = refusal?.faults ?? refusal?.errors?.map(({ message }) => message) ?? []
  if (sentences.length > 0) return { ok: false, faults: sentences }
  return { ok: false, faults: [refusal?.message ?? silence] }
}
