import { z } from 'zod'

/** The source of a product list's tour groups; the catalogue resolves it. */
export const productListSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('collection'), id: z.number().int() }),
  z.object({ kind: z.literal('category'), id: z.number().int(), city: z.string() }),
  z.object({ kind: z.literal('subCategory'), id: z.number().int(), city: z.string() }),
  z.object({ kind: z.literal('tgids'), ids: z.array(z.number().int()).min(1) }),
])
export type ProductListSource = z.infer<typeof productListSourceSchema>
