import { z } from 'zod'

const refusalSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
      }),
    )
    .min(1),
})

/** The sentence of an answer that refuses: of its first field, else its own. */
export async function readRefusal(answer: Response | undefined, otherwise: string): Promise<string> {
  const body: unknown = await answer?.json().catch(() => undefined)
  const [first] = refusalSchema.safeParse(body).data?.errors ?? []
  return first?.data?.errors[0]?.message ?? first?.message ?? otherwise
}
